export const settings = { aboutPath: "/about" };
