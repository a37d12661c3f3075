import { BrowserRouter, Route, Routes } from "react-router-dom";
import { menu, type MenuItem } from "./menu";

const flatten = (items: MenuItem[]): MenuItem[] =>
  items.reduce<MenuItem[]>((all, item) => [...all, item, ...(item.children ? flatten(item.children) : [])], []);

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        {flatten(menu)
          .filter((item) => item.to)
          .map((item) => (
            <Route key={item.to} path={item.to} element={<h1>{item.label}</h1>} />
          ))}
      </Routes>
    </BrowserRouter>
  );
}
