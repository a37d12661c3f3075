import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Guard, withAuth } from "./auth";
import { Account } from "./Account";

const Orders = withAuth(() => <h1>Orders</h1>);
const SecretAccount = withAuth(Account);

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Welcome</h1>} />
        <Route path="/orders" element={<Orders />} />
        <Route path="/account/*" element={<SecretAccount />} />
        <Route path="/vault" element={<Guard role="admin"><h1>Vault</h1></Guard>} />
        <Route path="/team/*" element={<Guard role="lead"><Account /></Guard>} />
        <Route path="/login" Component={() => <h1>Log in</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
