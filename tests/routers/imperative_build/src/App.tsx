import { BrowserRouter, useRoutes, type RouteObject } from "react-router-dom";
import { decks } from "./decks";

const routes: RouteObject[] = [];
routes.push({ path: "/", element: <h1>Decks</h1> });
for (const deck of decks) {
  routes.push({ path: `/deck/${deck.id}`, element: <h1>{deck.name}</h1> });
}
decks.forEach((deck, index) => {
  routes.push({ path: `/deck/${deck.id}/test-${index + 1}`, element: <h1>Test</h1> });
});

const Pages = () => useRoutes(routes);
export default function App() {
  return (
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  );
}
