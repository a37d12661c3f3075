export const routes = [{ path: "/unused", element: null }];
