export { ROUTES } from "./routes";
export * from "./paths";
