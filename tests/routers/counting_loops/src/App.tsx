import type { ReactElement } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";

const LEVELS = 3;
const RULES: Record<string, string> = { chess: "/rules/chess", go: "/rules/go" };

function buildRoutes() {
  const routes: ReactElement[] = [<Route key="home" index element={<h1>Games</h1>} />];
  for (let level = 1; level <= LEVELS; level++) {
    routes.push(<Route key={level} path={`/level/${level}`} element={<h1>Level {level}</h1>} />);
  }
  for (const game in RULES) {
    routes.push(<Route key={game} path={RULES[game]} element={<h1>{game}</h1>} />);
  }
  let round = Number(localStorage.getItem("rounds"));
  while (round-- > 0) {
    routes.push(<Route key={round} path={`/round/${round}`} element={<h1>Round</h1>} />);
  }
  return routes;
}

export default function App() {
  return (
    <BrowserRouter>
      <Routes>{buildRoutes()}</Routes>
    </BrowserRouter>
  );
}
