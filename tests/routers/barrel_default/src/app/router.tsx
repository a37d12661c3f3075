import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { features } from "../features";
const routes = [{ path: "/", element: <h1>Home</h1> }, ...features] satisfies RouteObject[];
export default createBrowserRouter(routes);
