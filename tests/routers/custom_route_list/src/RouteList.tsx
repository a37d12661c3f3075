import { Route, Routes } from "react-router-dom";
interface Props {
  items: { to: string; text: string }[];
  prefix?: string;
}
export function RouteList({ items, prefix = "/nowhere" }: Props) {
  return (
    <Routes>
      {items.map(({ to, text }) => (
        <Route key={to} path={prefix + to} element={<h1>{text}</h1>} />
      ))}
      <Route path="*" element={<></>} />
    </Routes>
  );
}
