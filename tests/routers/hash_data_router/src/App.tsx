import { createHashRouter, RouterProvider } from "react-router-dom";
import type { RouteObject } from "react-router-dom";

const routes: RouteObject[] = [
  { path: "/", element: <h1>Start</h1> },
  { path: "/rooms/:room", element: <h1>Room</h1> },
];
const router = createHashRouter(routes);

const App: React.FC = () => <RouterProvider router={router} />;
export default App;
