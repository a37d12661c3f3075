import { Home, MapPage } from "../pages";
export const routeConfig = [
  { key: "home", path: "/", component: Home },
  { key: "map", path: "/map", component: MapPage },
  { key: "place", path: "/map/:place", component: MapPage },
];
