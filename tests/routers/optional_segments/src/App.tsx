import { BrowserRouter, Outlet, Route, Routes } from "react-router-dom";
const Page = () => <h1>Page</h1>;
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Page />} />
        <Route path="/:lang?/about" element={<Page />} />
        <Route path="/a?/b" element={<Page />} />
        <Route path="/docs/:version?" element={<Outlet />}>
          <Route path="edit?/:page" element={<Page />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
