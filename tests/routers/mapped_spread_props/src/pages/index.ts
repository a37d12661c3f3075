export { default as Home } from "./Home";
export * from "./MapPage";
