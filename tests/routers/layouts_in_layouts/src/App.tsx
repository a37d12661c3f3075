import { BrowserRouter, Routes, Route } from "react-router-dom";
import { DashboardLayout, RootLayout } from "./layouts";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<RootLayout />}>
          <Route index element={<h1>Start</h1>} />
          <Route path="dashboard" element={<DashboardLayout />}>
            <Route path="reports" element={<h2>Reports</h2>} />
            <Route path="reports/:reportId" element={<h2>Report</h2>} />
            <Route path="settings">
              <Route path="profile" element={<h2>Profile</h2>} />
              <Route path="billing" element={<h2>Billing</h2>} />
            </Route>
          </Route>
          <Route path="/pricing" element={<h1>Pricing</h1>} />
          <Route path="*" element={<h1>404</h1>} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
