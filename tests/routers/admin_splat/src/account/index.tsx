import { Navigate, Route, Routes } from "react-router-dom";

export const AccountPages = ({ user }: { user: string }) => {
  if (!user) return <Navigate to="/" />;
  return (
    <Routes>
      <Route path="/" element={<h1>Hello {user}</h1>} />
      <Route path="/orders" element={<h1>Orders</h1>} />
    </Routes>
  );
};
