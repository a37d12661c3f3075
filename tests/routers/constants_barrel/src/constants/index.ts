export * from "./routes";
export { AppPath } from "./paths";
