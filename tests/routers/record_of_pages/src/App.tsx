import { BrowserRouter, Route, Routes } from "react-router-dom";

const PAGES: Record<string, JSX.Element> = {
  "/": <h1>Home</h1>,
  "/shop": <h1>Shop</h1>,
};
const LEGAL = { privacy: "/privacy", cookies: "/cookies" } as const;
const TOOLS = { json: () => <p>JSON</p>, base64: () => <p>Base64</p> };

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        {Object.entries(PAGES).map(([path, element]) => (
          <Route key={path} path={path} element={element} />
        ))}
        {Object.values(LEGAL).map((path) => (
          <Route key={path} path={path} element={<p>{path}</p>} />
        ))}
        {(Object.keys(TOOLS) as (keyof typeof TOOLS)[]).map((name) => {
          const Tool = TOOLS[name];
          return <Route key={name} path={`/tools/${name}`} element={<Tool />} />;
        })}
      </Routes>
    </BrowserRouter>
  );
}
