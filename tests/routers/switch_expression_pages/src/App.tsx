import { BrowserRouter, Route, Routes, useParams } from "react-router-dom";

type Kind = "news" | "events";
const titles = new Map<Kind, string>([["news", "News"], ["events", "Events"]]);

function List({ kind }: { kind: Kind }) {
  return <h1>{titles.get(kind)}</h1>;
}
const pathOf = (kind: Kind, detail = false) => {
  switch (kind) {
    case "news":
      return detail ? "/news/:slug" : "/news";
    case "events":
      return detail ? "/events/:date" : "/events";
  }
};
const Detail = () => <h1>{useParams().slug}</h1>;

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path={pathOf("news")} element={<List kind="news" />} />
        <Route path={pathOf("events", true)} element={<Detail />} />
      </Routes>
    </BrowserRouter>
  );
}
