import { BrowserRouter, Route, Routes } from "react-router-dom";
import { FC, ReactElement } from "react";

const withShell = (page: ReactElement, title?: string) => <section aria-label={title}>{page}</section>;
const pages: Array<[string, FC, string?]> = [
  ["/", () => <h1>Home</h1>],
  ["/gallery", () => <h1>Gallery</h1>, "Gallery"],
  ["/gallery/:picture", () => <h1>Picture</h1>],
];

export default function App(): ReactElement {
  return (
    <BrowserRouter>
      <Routes>
        {pages.map(([path, Page, title]) => (
          <Route key={path} path={path} element={withShell(<Page />, title)} />
        ))}
      </Routes>
    </BrowserRouter>
  );
}
