import { BrowserRouter, Navigate, Outlet, Route, Routes } from "react-router-dom";
import { DEFAULT_LOCALE, LOCALES, pagesFor } from "./i18n";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Navigate to={`/${DEFAULT_LOCALE}`} replace />} />
        {LOCALES.map((locale) => (
          <Route key={locale} path={locale} element={<Outlet />}>
            {pagesFor(locale).map(([slug, title]) => (
              <Route key={slug} path={slug} element={<h1>{title}</h1>} />
            ))}
          </Route>
        ))}
      </Routes>
    </BrowserRouter>
  );
}
