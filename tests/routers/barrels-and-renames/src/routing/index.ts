export { PATHS as Paths } from "./paths";
export { default as adminGroup } from "./admin";
export * from "../pages";
