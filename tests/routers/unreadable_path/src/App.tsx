import { useEffect, useState } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";

type Doc = { slug: string; title: string };

export default function App() {
  const [docs, setDocs] = useState<Doc[]>([]);
  const [landing, setLanding] = useState("/");
  useEffect(() => {
    fetch("/docs.json").then((answer) => answer.json()).then(setDocs);
    setLanding(window.location.pathname);
  }, []);
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Docs</h1>} />
        <Route path={window.location.pathname + "/x"} element={<p>{landing}</p>} />
        <Route path="/changes" element={<h1>Changes</h1>} />
        {docs.filter((doc) => doc.title).map((doc) => (
          <Route key={doc.slug} path={doc.slug} element={<h1>{doc.title}</h1>} />
        ))}
      </Routes>
    </BrowserRouter>
  );
}
