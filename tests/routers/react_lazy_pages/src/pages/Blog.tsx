import { useRoutes } from "react-router-dom";
export const Blog = () => useRoutes([{ path: "archive", element: <h1>Archive</h1> }]);
