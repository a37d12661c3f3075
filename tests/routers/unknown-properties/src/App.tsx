import { BrowserRouter, Route, Routes } from "react-router-dom";

interface AppProps {
  settings: { mount: string };
}

export default function App({ settings }: AppProps) {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path={`${settings.mount}/widgets`} element={<h1>Widgets</h1>} />
        <Route path="/help" element={<h1>Help</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
