import { BrowserRouter, Route, Routes } from "react-router-dom";

const Page = () => <h1>Page</h1>;

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="" element={<Page />} />
        <Route path="/About" element={<Page />} />
        <Route path="/docs/" element={<Page />} />
        <Route path="//shop/cart" element={<Page />} />
        <Route path="/api/v1.0" element={<Page />} />
        <Route path="/files/report.pdf" element={<Page />} />
        <Route path="/Über-uns" element={<Page />} />
        <Route path="/日本/東京" element={<Page />} />
        <Route path="/caf%C3%A9" element={<Page />} />
        <Route path="/my files" element={<Page />} />
        <Route path={"/it\u0027s"} element={<Page />} />
        <Route path="/q&amp;a" element={<Page />} />
        <Route path="/~ada/@home" element={<Page />} />
      </Routes>
    </BrowserRouter>
  );
}
