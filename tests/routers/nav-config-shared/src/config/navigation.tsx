import type { ComponentType } from "react";

export interface NavItem {
  label: string;
  href: string;
  page: ComponentType;
  children?: { label: string; href: string }[];
}

export const NAV_ITEMS: NavItem[] = [
  { label: "Overview", href: "/", page: () => <h1>Overview</h1> },
  {
    label: "Mail",
    href: "/mail",
    page: () => <h1>Mail</h1>,
    children: [
      { label: "Sent", href: "/mail/sent" },
      { label: "Drafts", href: "/mail/drafts" },
    ],
  },
  { label: "Tasks", href: "/tasks", page: () => <h1>Tasks</h1> },
];
