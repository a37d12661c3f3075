export { default } from "./shell";
