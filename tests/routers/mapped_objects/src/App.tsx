import { BrowserRouter, Route, Routes } from "react-router-dom";

const PATHS = { home: "/", inbox: "/inbox", sent: "/sent" } as const;
const PAGES: Record<string, { slug: string; title: string }> = {
  about: { slug: "about-us", title: "About us" },
  jobs: { slug: "careers", title: "Careers" },
};
const legal = { terms: <h1>Terms</h1>, privacy: <h1>Privacy</h1> };
const Page = ({ title }: { title: string }) => <h1>{title}</h1>;

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        {Object.values(PATHS).map((path) => (
          <Route key={path} path={path} element={<Page title={path} />} />
        ))}
        {Object.entries(PAGES).map(([key, { slug, title }]) => (
          <Route key={key} path={`/${slug}`} element={<Page title={title} />} />
        ))}
        {Object.keys(legal).map((name) => (
          <Route key={name} path={"/legal/" + name} element={legal[name as keyof typeof legal]} />
        ))}
      </Routes>
    </BrowserRouter>
  );
}
