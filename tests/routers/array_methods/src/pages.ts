interface PageInfo {
  to: string;
  hidden?: boolean;
}

export const publicPages: PageInfo[] = [{ to: "/" }, { to: "/news" }, { to: "/drafts", hidden: true }];
export const adminPages: PageInfo[] = [{ to: "/admin" }, { to: "/admin/logs" }];
export const sections = [
  { key: "guides", items: ["start", "deploy"] },
  { key: "reference", items: ["api"] },
];
