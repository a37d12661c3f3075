const SNIPPET = `
import { BrowserRouter, Routes, Route } from "react-router-dom";

<BrowserRouter basename="/fake">
  <Routes>
    <Route path="/fake" element={<Fake />} />
  </Routes>
</BrowserRouter>
`;

export function Tutorial() {
  return (
    <article>
      <pre>{SNIPPET}</pre>
      <p>Write &lt;Route path="/text" /&gt; and call createBrowserRouter([{"{"} path: "/text" {"}"}]).</p>
    </article>
  );
}
