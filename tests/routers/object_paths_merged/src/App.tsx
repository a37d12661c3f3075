import { BrowserRouter, useRoutes } from "react-router-dom";
import { PATHS } from "./paths";

const screens = {
  [PATHS.home]: { element: <h1>Home</h1> },
  [PATHS.team.list]: { element: <h1>Team</h1> },
  [PATHS.team.one]: { element: <h1>Member</h1> },
};
const routes = Object.entries(screens).map(([path, screen]) => ({ path, ...screen }));
routes.unshift({ path: PATHS.extra!, element: <h1>Extra</h1> });

const Screens = () => useRoutes(routes);
export default () => <BrowserRouter><Screens /></BrowserRouter>;
