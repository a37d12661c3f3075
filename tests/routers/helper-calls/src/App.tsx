import { HashRouter, Route, Routes } from "react-router-dom";
import { authRoutes, crudRoutes } from "./routes/groups";

function notFound() {
  return <Route path="*" element={<h1>Not found</h1>} />;
}

export default function App() {
  return (
    <HashRouter>
      <Routes>
        <Route index element={<h1>Home</h1>} />
        {authRoutes()}
        {crudRoutes("customers")}
        {crudRoutes("invoices", { editable: false })}
        {notFound()}
      </Routes>
    </HashRouter>
  );
}
