export { default as router } from "./router";
