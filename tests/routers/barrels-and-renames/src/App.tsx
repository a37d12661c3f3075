import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Paths, adminGroup, HomePage } from "./routing";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path={Paths.root} element={<HomePage />} />
        <Route path={Paths.news.list} element={<h1>News</h1>} />
        <Route path={Paths.news.item} element={<h1>Story</h1>} />
        {adminGroup}
      </Routes>
    </BrowserRouter>
  );
}
