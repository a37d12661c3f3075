import { BrowserRouter, Route, Routes } from "react-router-dom";

const chapters = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
const pages = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        {chapters.flatMap((chapter) =>
          pages.map((page) => (
            <Route key={chapter + page} path={`/${chapter}/${page}`} element={<h1>{page}</h1>} />
          )),
        )}
      </Routes>
    </BrowserRouter>
  );
}
