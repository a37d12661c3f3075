import { useState } from "react";
import { createBrowserRouter } from "react-router-dom";
export function useAppRouter() {
  const [router] = useState(() =>
    createBrowserRouter([
      { path: "/", element: <h1>Timer</h1> },
      { path: "/laps", element: <h1>Laps</h1> },
    ]),
  );
  return router;
}
