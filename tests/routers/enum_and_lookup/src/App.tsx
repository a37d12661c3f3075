import { BrowserRouter as Router, Route, Routes } from "react-router-dom";

enum Section {
  Home = "/",
  Mail = "/mail",
  Chat = "/chat",
}

const PARAMS = Object.freeze({ thread: ":threadId" });
const titles = new Map<string, string>([
  ["/help", "Help"],
  ["/about", "About"],
]);

export default function App() {
  return (
    <Router>
      <Routes>
        <Route path={Section.Home} element={<h1>Home</h1>} />
        <Route path={Section["Mail"]} element={<h1>Mail</h1>} />
        <Route path={`${Section.Chat}/${PARAMS.thread}`} element={<h1>Chat</h1>} />
        {Array.from(titles.entries()).map(([path, title]) => (
          <Route key={path} path={path} element={<h1>{title}</h1>} />
        ))}
      </Routes>
    </Router>
  );
}
