import { RouterProvider } from "react-router-dom";
import { router as appRouter } from "./router";

export default function App() {
  return <RouterProvider router={appRouter} fallbackElement={<p>Loading…</p>} />;
}
