export const BASE = import.meta.env.VITE_BASE ?? "/shop";
