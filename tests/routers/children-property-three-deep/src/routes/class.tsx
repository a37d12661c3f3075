import { Route } from "react-router-dom";

export const classRoutes = (
  <>
    <Route index element={<h1>Classes</h1>} />
    <Route path=":classId" element={<h1>Class</h1>} />
  </>
);
