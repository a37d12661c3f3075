import { BrowserRouter, Routes, Route, Navigate, Link, useNavigate } from "react-router-dom";
import { Page } from "./page";
const read = () => {
  const m = localStorage.getItem("currentMember");
  return m ? JSON.parse(m).name : null;
};
const Guard = ({ children }: any) => (read() ? children : <Navigate to="/welcome" replace />);
function Login() {
  const go = useNavigate();
  return (
    <div>
      <h1>Hello, stranger</h1>
      <p>Ask a colleague to let you in, please.</p>
    </div>
  );
}
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/welcome" element={<Login />} />
        <Route
          path="/"
          element={
            <Guard>
              <Page t="dash" />
              <Link to="/orders">Orders</Link>
            </Guard>
          }
        />
        <Route
          path="/orders"
          element={
            <Guard>
              <Page t="orders" />
            </Guard>
          }
        />
      </Routes>
    </BrowserRouter>
  );
}
