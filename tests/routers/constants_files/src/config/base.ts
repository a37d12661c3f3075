export const VERSION = 2;
const base = "/pets" as string;
export default base;
