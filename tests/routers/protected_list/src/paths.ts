export const PUBLIC = { LOGIN: "/login" } as const;
export const PRIVATE = { HOME: "/", FILES: "/files" } as const;
