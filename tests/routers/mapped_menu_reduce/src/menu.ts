export interface MenuItem {
  label: string;
  to?: string;
  children?: MenuItem[];
}
export const menu: MenuItem[] = [
  { label: "Home", to: "/" },
  {
    label: "Shop",
    to: "/shop",
    children: [
      { label: "New", to: "/shop/new" },
      { label: "Sale", to: "/shop/sale" },
    ],
  },
  { label: "More", children: [] },
];
