import { useState, type ReactNode } from "react";
import { HashRouter, Route, Routes } from "react-router-dom";

function WithTheme({ children }: { children: (theme: string) => ReactNode }) {
  const [theme] = useState("dark");
  return <div className={theme}>{children(theme)}</div>;
}

export default function App() {
  const [entered, setEntered] = useState(false);

  if (!entered) {
    return <button onClick={() => setEntered(true)}>Enter</button>;
  }

  return (
    <HashRouter>
      <WithTheme>
        {(theme) => (
          <Routes>
            <Route path="/" element={<h1>{theme}</h1>} />
            <Route path="/themes" element={<h1>Themes</h1>} />
          </Routes>
        )}
      </WithTheme>
    </HashRouter>
  );
}
