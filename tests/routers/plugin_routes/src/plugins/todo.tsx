export const routes = [{ path: "/todo", element: <h1>Todo</h1> }];
