export { Home as HomePage } from "./Home";
