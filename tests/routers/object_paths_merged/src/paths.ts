const team = { list: "/team", one: "/team/:name" };
const base: Record<string, string> = { home: "/" };
export const PATHS = Object.assign({}, base, { team }, { extra: ["", "x", "extra"].join("/") });
