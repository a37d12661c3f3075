import { BrowserRouter, Outlet, Route, Routes } from "react-router-dom";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route index element={<h1>Home</h1>} />
        <Route path="users">
          <Route index element={<h1>Users</h1>} />
          <Route path=":userId" element={<Outlet />}>
            <Route index={true} element={<h2>Overview</h2>} />
            <Route path="posts" element={<h2>Posts</h2>} />
          </Route>
        </Route>
        <Route index path="/help" element={<h1>Help</h1>} />
        <Route index={false} path="/legal" element={<h1>Legal</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
