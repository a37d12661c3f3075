import { HashRouter, Route, Routes, useParams } from "react-router-dom";

function Page() {
  const { page, section } = useParams();
  return (
    <h1>
      {page} {section}
    </h1>
  );
}

export default function App() {
  return (
    <HashRouter>
      <Routes>
        <Route path="/:page" element={<Page />} />
        <Route path="/:page/:section?" element={<Page />} />
      </Routes>
    </HashRouter>
  );
}
