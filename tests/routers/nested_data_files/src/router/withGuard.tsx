import { Outlet, type RouteObject } from "react-router-dom";
const Guard = () => <Outlet />;
export const withGuard = (children: RouteObject[]): RouteObject[] => [{ element: <Guard />, children }];
