import { BrowserRouter, Route, Routes } from "react-router-dom";
import { FEATURES, isEnabled } from "./config/features";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        {FEATURES.reports && <Route path="/reports" element={<h1>Reports</h1>} />}
        {FEATURES.billing && <Route path="/billing" element={<h1>Billing</h1>} />}
        {isEnabled("chat") && <Route path="/chat" element={<h1>Chat</h1>} />}
        {FEATURES.oldHome ? (
          <Route path="/classic" element={<h1>Classic</h1>} />
        ) : (
          <Route path="/modern" element={<h1>Modern</h1>} />
        )}
      </Routes>
    </BrowserRouter>
  );
}
