import { useState } from "react";
import { BrowserRouter, Outlet, Route, Routes } from "react-router-dom";
import { startCustomers, startInvoices, startNotifs } from "./data";
import Sidebar from "./Sidebar";
import Login from "./pages/Login";
import Overview from "./pages/Overview";
import Customers from "./pages/Customers";
import Customer from "./pages/Customer";
import Invoices from "./pages/Invoices";
import Notifications from "./pages/Notifications";
import Settings from "./pages/Settings";

export type Prefs = { name: string; email: string; terms: string; currency: string; footer: string; compact: boolean; banner: boolean };

const css = `
* { box-sizing: border-box; }
body { margin: 0; background: #f4efe4; color: #1c1815; font: 14px "Liberation Sans", Arial, sans-serif; }
input::placeholder, textarea::placeholder { color: #8b8073; }
`;

export default function App() {
  const [customers, setCustomers] = useState(startCustomers);
  const [invoices, setInvoices] = useState(startInvoices);
  const [notifs, setNotifs] = useState(startNotifs);
  const [toast, setToast] = useState("");
  const [prefs, setPrefs] = useState<Prefs>({
    name: "Marlowe & Pike", email: "accounts@marlowepike.uk", terms: "30", currency: "£",
    footer: "Thank you. Please quote the invoice number when paying.", compact: false, banner: true,
  });

  const say = (text: string) => {
    setToast(text);
    setTimeout(() => setToast(""), 3000);
  };

  const frame = (
    <div style={{ paddingLeft: 236 }}>
      <Sidebar customers={customers} unread={notifs.filter((n) => !n.read).length} name={prefs.name} />
      <div style={{ padding: "0 34px 40px" }}>
        <Outlet />
      </div>
    </div>
  );

  return (
    <BrowserRouter>
      <style>{css}</style>
      <Routes>
        <Route path="/" element={<Login />} />
        <Route element={frame}>
          <Route path="/overview" element={<Overview customers={customers} invoices={invoices} prefs={prefs} />} />
          <Route path="/customers" element={<Customers customers={customers} setCustomers={setCustomers} compact={prefs.compact} say={say} />} />
          <Route path="/customers/:id" element={<Customer customers={customers} setCustomers={setCustomers} invoices={invoices} say={say} />} />
          <Route path="/invoices" element={<Invoices invoices={invoices} setInvoices={setInvoices} />} />
          <Route path="/notifications" element={<Notifications notifs={notifs} setNotifs={setNotifs} />} />
          <Route path="/settings" element={<Settings prefs={prefs} setPrefs={setPrefs} say={say} />} />
        </Route>
      </Routes>
      {toast && (
        <div style={{ position: "fixed", bottom: 24, left: "50%", background: "#1c1815", color: "#f3ead6", padding: "12px 18px", borderRadius: 8, zIndex: 90 }}>{toast}</div>
      )}
    </BrowserRouter>
  );
}
