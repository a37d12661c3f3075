import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";

const root = createRoot(document.getElementById("root")!);

async function start() {
  const { routes } = await import("./routes");
  const router = createBrowserRouter(routes, { basename: "/portal" });
  root.render(<RouterProvider router={router} />);
}

start();
