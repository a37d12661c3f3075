export const favorites = { url: "/favorites", title: "Favorites" };
export const plan = { url: "/plan/:week", title: "Plan" };
