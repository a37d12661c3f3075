import { Route } from "react-router-dom";
const ACTIONS = ["new", ":id", ":id/edit"];
export const resourceRoutes = (name: string) => (
  <Route key={name} path={`/${name}`}>
    <Route index element={<h1>All {name}</h1>} />
    {ACTIONS.map((action) => (
      <Route key={action} path={action} element={<h1>{action}</h1>} />
    ))}
  </Route>
);
