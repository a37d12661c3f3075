import { Route, Routes, Outlet } from "react-router-dom";
import { Inbox } from "./Inbox";
const Frame = () => <Outlet />;
export default function Portal() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route index element={<h1>Tenant</h1>} />
        <Route path="mail/*" element={<Inbox folders={["in", "out"]} />} />
        <Route path="settings" element={<h1>Settings</h1>} />
      </Route>
    </Routes>
  );
}
