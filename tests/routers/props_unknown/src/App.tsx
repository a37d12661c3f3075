import { Route, Routes } from "react-router-dom";
interface Props {
  pages: { path: string }[];
  start?: string;
}
export default function App({ pages, start }: Props) {
  return (
    <Routes>
      <Route path="/" element={<h1>Home</h1>} />
      <Route path={start} element={<h1>Start</h1>} />
      {pages.map((page) => (
        <Route key={page.path} {...page} element={<h1>{page.path}</h1>} />
      ))}
    </Routes>
  );
}
