export { default as shopRoutes } from "./shop";
export { accountRoutes } from "./account";
