import { Route } from "react-router-dom";

export const authRoutes = () => [
  <Route key="in" path="/sign-in" element={<h1>Sign in</h1>} />,
  <Route key="up" path="/sign-up" element={<h1>Sign up</h1>} />,
];

export function crudRoutes(name: string, { editable = true } = {}) {
  return (
    <Route path={`/${name}`}>
      <Route index element={<h1>{name}</h1>} />
      <Route path=":id" element={<h1>{name} detail</h1>} />
      {editable && <Route path=":id/edit" element={<h1>Edit</h1>} />}
    </Route>
  );
}
