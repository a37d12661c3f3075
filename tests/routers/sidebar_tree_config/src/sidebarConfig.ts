export interface Entry {
  label: string;
  href?: string;
  items?: Entry[];
}
export const SIDEBAR: Entry[] = [
  { label: "Home", href: "/" },
  {
    label: "Reports",
    items: [
      { label: "Weekly", href: "/reports/weekly" },
      { label: "Monthly", href: "/reports/monthly" },
    ],
  },
  { label: "Help", href: "/help" },
];
export function flattenLinks(entries: Entry[]): { href: string; label: string }[] {
  const found: { href: string; label: string }[] = [];
  entries.forEach((entry) => {
    if (entry.href) found.push({ href: entry.href, label: entry.label });
    if (entry.items) found.push(...flattenLinks(entry.items));
  });
  return found;
}
