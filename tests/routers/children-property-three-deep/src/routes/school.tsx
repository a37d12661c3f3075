import { Route } from "react-router-dom";
import { classRoutes } from "./class";

export const schoolRoutes = [
  <Route key="all" index element={<h1>Schools</h1>} />,
  <Route key="one" path=":schoolId" element={<h1>School</h1>} />,
  <Route key="classes" path=":schoolId/classes" children={classRoutes} />,
];
