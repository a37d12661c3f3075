import { createRoot } from "react-dom/client";
import { createBrowserRouter, createRoutesFromElements, Route, RouterProvider } from "react-router-dom";
import { Layout } from "./Layout";

const routes = createRoutesFromElements(
  <Route path="/" element={<Layout />}>
    <Route path="" element={<h1>Home</h1>} />
    <Route path="events">
      <Route path="" element={<h1>Events</h1>} />
      <Route path=":eventId/tickets?" element={<h1>Event</h1>} />
    </Route>
    <Route path="docs/*" element={<h1>Docs</h1>} />
  </Route>
);

createRoot(document.getElementById("root")!).render(<RouterProvider router={createBrowserRouter(routes)} />);
