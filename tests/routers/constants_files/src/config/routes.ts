const ACCOUNT = "/account";
export const ROUTES = {
  HOME: "/",
  CART: "/cart",
  ACCOUNT: {
    ROOT: ACCOUNT,
    ORDER: (id: string) => `${ACCOUNT}/orders/${id}`,
  },
} as const satisfies Record<string, unknown>;
