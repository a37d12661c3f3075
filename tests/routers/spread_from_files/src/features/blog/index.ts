export { default as blogRoutes } from "./routes";
export * from "./types";
