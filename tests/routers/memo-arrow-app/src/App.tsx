import { memo, useMemo } from "react";
import { MemoryRouter, useRoutes, type RouteObject } from "react-router-dom";

const Screens = memo(function Screens() {
  const table = useMemo<RouteObject[]>(
    () => [
      { path: "/", element: <h1>Start</h1> },
      { path: "/levels", element: <h1>Levels</h1> },
      { path: "/levels/:level", element: <h1>Play</h1> },
    ],
    []
  );
  return useRoutes(table);
});

const App: React.FC = () => (
  <MemoryRouter initialEntries={["/"]}>
    <Screens />
  </MemoryRouter>
);

export default memo(App);
