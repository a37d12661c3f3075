import type { RouteObject } from "react-router-dom";
import { adminRoutes } from "./admin";
import { publicRoutes } from "./public";
import fallback from "./fallback";

const routes: RouteObject[] = [...publicRoutes, ...adminRoutes, fallback];
export default routes;
