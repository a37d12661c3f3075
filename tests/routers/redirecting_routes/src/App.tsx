import { BrowserRouter, Navigate, Route, Routes } from "react-router-dom";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Navigate to="/overview" replace />} />
        <Route path="/overview" element={<h1>Overview</h1>} />
        <Route path="/summary" element={<Navigate to="/overview" />} />
        <Route path="/u/:id" element={<Navigate to="/users" />} />
        <Route path="/users" element={<h1>Users</h1>} />
        <Route path="*" element={<Navigate to="/overview" replace />} />
      </Routes>
    </BrowserRouter>
  );
}
