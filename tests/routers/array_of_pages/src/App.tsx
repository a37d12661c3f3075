import { BrowserRouter, Routes, Route } from "react-router-dom";
import { Contact, Home, Work } from "./pages";

const pages = [
  { path: "/", label: "Home", component: Home },
  { path: "/work", label: "Work", component: Work },
  { path: "/work/:project", label: "Project", component: Work },
  { path: "/contact", label: "Contact", component: Contact },
];

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        {pages.map(({ path, component: Component }) => (
          <Route key={path} path={path} element={<Component />} />
        ))}
        <Route path="/imprint" element={<h1>Imprint</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
