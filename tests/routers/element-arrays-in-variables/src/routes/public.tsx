import { Route } from "react-router-dom";

export const publicRoutes = (
  <>
    <Route path="/" element={<h1>Welcome</h1>} />
    <Route path="/login" element={<h1>Log in</h1>} />
  </>
);
