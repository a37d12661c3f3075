import { useMemo } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";

export default function App() {
  const router = useMemo(
    () =>
      createMemoryRouter(
        [
          { path: "/", element: <h1>Wizard</h1> },
          { path: "/step-2", element: <h1>Step 2</h1> },
        ],
        { initialEntries: ["/"] },
      ),
    [],
  );
  return <RouterProvider router={router} />;
}
