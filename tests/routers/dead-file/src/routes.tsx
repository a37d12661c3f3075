export const routes = [{ path: "/unused", element: <h1>Unused</h1> }];
