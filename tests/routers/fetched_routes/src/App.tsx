import { useEffect, useState } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
interface CmsPage {
  url: string;
  title: string;
}
export default function App() {
  const [pages, setPages] = useState<CmsPage[]>([]);
  useEffect(() => {
    fetch("/api/pages")
      .then((response) => response.json())
      .then(setPages);
  }, []);
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        {pages.map((page) => (
          <Route key={page.url} path={page.url} element={<h1>{page.title}</h1>} />
        ))}
      </Routes>
    </BrowserRouter>
  );
}
