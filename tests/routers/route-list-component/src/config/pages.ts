import type { ComponentType } from "react";
import { Home, Stats, User } from "../pages";

export interface PageDef {
  url: string;
  component: ComponentType;
}

export const pages: PageDef[] = [
  { url: "/", component: Home },
  { url: "/stats", component: Stats },
  { url: "/users/:userId", component: User },
];
