import { BrowserRouter, Route, Routes } from "react-router-dom";
import HelpWidget from "./components/HelpWidget";

export default function App() {
  return (
    <>
      <BrowserRouter>
        <Routes>
          <Route path="/" element={<h1>Inbox</h1>} />
          <Route path="/settings" element={<h1>Settings</h1>} />
        </Routes>
      </BrowserRouter>
      <HelpWidget />
    </>
  );
}
