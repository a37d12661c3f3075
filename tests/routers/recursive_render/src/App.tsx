import { BrowserRouter, Outlet, Route, Routes } from "react-router-dom";

type Node = { path: string; title: string; children?: Node[] };

const tree: Node[] = [
  {
    path: "guide",
    title: "Guide",
    children: [
      { path: "start", title: "Start", children: [{ path: "mac", title: "On a Mac" }] },
      { path: "end", title: "End" },
    ],
  },
  { path: "/", title: "Cover" },
];

function renderRoutes(nodes: Node[]) {
  return nodes.map((node) => (
    <Route key={node.path} path={node.path} element={<><h1>{node.title}</h1><Outlet /></>}>
      {node.children && renderRoutes(node.children)}
    </Route>
  ));
}

export default function App() {
  return (
    <BrowserRouter>
      <Routes>{renderRoutes(tree)}</Routes>
    </BrowserRouter>
  );
}
