export const ROUTES = {
  HOME: "/",
  SIGN_IN: "/sign-in",
  ACCOUNT: { ORDERS: "/account/orders" },
} as const satisfies Record<string, unknown>;

export const routes = {
  item: (id: string) => `/item/${id}`,
};
