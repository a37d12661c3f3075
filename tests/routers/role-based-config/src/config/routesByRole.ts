export type Role = "admin" | "viewer";

interface RoleRoute {
  path: string;
  title: string;
}

const shared: RoleRoute[] = [{ path: "/", title: "Home" }];

export const routesByRole: Record<Role, RoleRoute[]> = {
  viewer: [...shared, { path: "/reports", title: "Reports" }],
  admin: [
    ...shared,
    { path: "/users", title: "Users" },
    { path: "/users/:id/edit", title: "Edit user" },
  ],
};
