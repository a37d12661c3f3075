import { BrowserRouter, Outlet, Route, Routes } from "react-router-dom";
import { publicRoutes } from "./routes/public";

const privateRoutes = [
  <Route key="inbox" path="/inbox" element={<h1>Inbox</h1>} />,
  <Route key="thread" path="/inbox/:threadId" element={<h1>Thread</h1>} />,
];

export default function App() {
  const settings = (
    <Route path="/settings" element={<Outlet />}>
      <Route path="alerts" element={<h1>Alerts</h1>} />
    </Route>
  );

  return (
    <BrowserRouter>
      <Routes>
        {publicRoutes}
        {privateRoutes}
        {settings}
      </Routes>
    </BrowserRouter>
  );
}
