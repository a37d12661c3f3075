import { createBrowserRouter, RouterProvider, type RouteObject } from "react-router-dom";

const flags: Record<string, boolean> = { wiki: true, forum: false };

interface Feature { name: string; path: string; enabled: boolean; children?: string[] }
const features: Feature[] = [
  { name: "Wiki", path: "wiki", enabled: flags.wiki, children: ["edit", "history"] },
  { name: "Forum", path: "forum", enabled: flags["forum"] },
  { name: "Files", path: "files", enabled: !flags.forum },
];

const toRoute = ({ path, name, children = [] }: Feature): RouteObject => ({
  path,
  element: <h1>{name}</h1>,
  children: children.map((child) => ({ path: child, element: <h2>{child}</h2> })),
});

const router = createBrowserRouter([
  {
    path: "/",
    children: [
      { index: true, element: <h1>Home</h1> },
      ...features.filter(({ enabled }) => enabled).map(toRoute),
    ],
  },
]);

export default function App() {
  return <RouterProvider router={router} />;
}
