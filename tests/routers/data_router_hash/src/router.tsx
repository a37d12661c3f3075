import { createHashRouter } from "react-router-dom";
import App from "./App";

export const router = createHashRouter(
  [
    {
      path: "/",
      element: <App />,
      children: [
        { index: true, element: <h1>Player</h1> },
        { path: "queue", element: <h1>Queue</h1> },
        { path: "albums/:albumId", element: <h1>Album</h1> },
      ],
    },
  ],
  { basename: "/app" },
);
