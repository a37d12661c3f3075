import { BrowserRouter, Navigate, Outlet, Route, Routes } from "react-router-dom";

const LANGUAGES = ["en", "de", "pt-BR"] as const;
const DEFAULT_LANGUAGE = LANGUAGES[0];

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Navigate to={`/${DEFAULT_LANGUAGE}`} replace />} />
        {LANGUAGES.map((lang) => (
          <Route key={lang} path={`/${lang}`} element={<Outlet context={lang} />}>
            <Route index element={<h1>{lang}</h1>} />
            <Route path="about" element={<h1>About</h1>} />
            {lang === "de" && <Route path="impressum" element={<h1>Impressum</h1>} />}
          </Route>
        ))}
        <Route path="*" element={<Navigate to="/" />} />
      </Routes>
    </BrowserRouter>
  );
}
