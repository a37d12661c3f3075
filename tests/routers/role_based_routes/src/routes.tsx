const Page = () => <h1>Page</h1>;
export const publicRoutes = [
  { path: "/", page: Page },
  { path: "/login", page: Page },
];
export const memberRoutes = [
  { path: "/dashboard", page: Page },
  { path: "/profile/:name", page: Page },
];
export const adminRoutes = [
  { path: "/admin", page: Page },
  { path: "/admin/audit", page: Page },
];
