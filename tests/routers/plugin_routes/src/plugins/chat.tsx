export const routes = [{ path: "/chat", element: <h1>Chat</h1> }];
