import { Fragment } from "react";
import { Route } from "react-router-dom";
export const accountRoutes = () => (
  <Fragment>
    <Route path="/account" element={<h1>Account</h1>} />
    <Route path="/account/orders" element={<h1>Orders</h1>} />
  </Fragment>
);
