const APP = "shop";

export const BASE_PATH = `/${APP}/`;
