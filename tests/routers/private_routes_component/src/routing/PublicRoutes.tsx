import { Route } from "react-router-dom";
const list = { login: "/login", signup: "/signup" };
export const publicRoutes = (Object.keys(list) as (keyof typeof list)[]).map((name) => (
  <Route key={name} path={list[name]} element={<h1>{name}</h1>} />
));
