import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { page, section } from "./routing/make";

const router = createBrowserRouter([
  page(),
  page("/imprint"),
  section({ name: "guides" }),
  section({ name: "tickets", prefix: "/support", detail: "ticketId" }),
]);

export default function App() {
  return <RouterProvider router={router} />;
}
