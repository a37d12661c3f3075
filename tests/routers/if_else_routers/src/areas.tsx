import { Navigate, Route, Routes } from "react-router-dom";
export const GuestRoutes = () => (
  <Routes>
    <Route path="/" element={<h1>Welcome</h1>} />
    <Route path="/tour" element={<h1>Tour</h1>} />
    <Route path="*" element={<Navigate to="/" />} />
  </Routes>
);
export const StaffRoutes = () => (
  <Routes>
    <Route path="/desk" element={<h1>Desk</h1>} />
  </Routes>
);
