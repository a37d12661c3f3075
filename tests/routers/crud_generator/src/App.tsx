import { BrowserRouter, Route, Routes } from "react-router-dom";
import { resourceRoutes } from "./resources";

export default function App() {
  return (
    <BrowserRouter basename="/crm">
      <Routes>
        <Route path="/" element={<h1>CRM</h1>} />
        {["contacts", "deals"].map((resource) => resourceRoutes(resource))}
      </Routes>
    </BrowserRouter>
  );
}
