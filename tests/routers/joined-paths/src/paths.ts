export const SEGMENTS = { admin: "admin", shop: "shop", cart: "cart" };

export const joinPath = (...segments: string[]) => "/" + segments.filter(Boolean).join("/");
