import { Route, Routes } from "react-router-dom";

export const Account = () => (
  <Routes>
    <Route path="profile" element={<h1>Profile</h1>} />
    <Route path="invoices/:no" element={<h1>Invoice</h1>} />
  </Routes>
);
