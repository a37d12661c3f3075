import { BrowserRouter, Routes, Route } from "react-router-dom";
import AdminArea from "./admin/AdminArea";
import { AccountPages } from "./account";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Storefront</h1>} />
        <Route path="/admin/*" element={<AdminArea />} />
        <Route path="account/*" element={<AccountPages user="mia" />} />
        <Route path="/files/*" element={<h1>Browse files</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
