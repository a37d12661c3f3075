import { name } from "./names.js";
export const rows = () => [1, 2, 3].map((each) => name(each));
