import { Route } from "react-router-dom";
import { PATHS } from "./paths";

const group = (
  <Route path="/admin" element={<h1>Admin</h1>}>
    <Route path={PATHS.news.list.slice(1)} element={<h1>Edit news</h1>} />
    <Route path="people" element={<h1>People</h1>} />
  </Route>
);

export default group;
