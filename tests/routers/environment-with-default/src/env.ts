export const ADMIN_PATH = import.meta.env.VITE_ADMIN_PATH || "/admin";
export const BASE = import.meta.env.BASE_URL;
