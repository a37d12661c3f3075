import { paths } from "./paths";
export const billing = { path: paths.billing, element: <h1>Billing</h1> };
