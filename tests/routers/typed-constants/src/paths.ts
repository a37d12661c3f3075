export enum AppPath {
  Home = "/",
  Search = "/search",
}

export const LINKS = { "sign-in": "/sign-in" } satisfies Record<string, string>;

export const FROZEN: Readonly<{ help?: string }> = Object.freeze({ help: "/help" });

export class Urls {
  static readonly CART = "/cart";

  static product(sku: string): string {
    return `/product/${sku}`;
  }
}
