import { createBrowserRouter, Outlet, RouterProvider, useRouteError } from "react-router-dom";

function Root() {
  return <div className="app"><Outlet /></div>;
}
function ErrorPage() {
  const error = useRouteError();
  return <p>{String(error)}</p>;
}
const Home = () => <h1>Home</h1>;
const Post = () => <h1>Post</h1>;

const router = createBrowserRouter([
  {
    path: "/",
    element: <Root />,
    errorElement: <ErrorPage />,
    children: [
      { index: true, element: <Home /> },
      { path: "p/:id", element: <Post />, loader: async ({ params }) => params.id },
      {
        path: "settings",
        children: [
          { index: true, element: <Home /> },
          { path: "profile", Component: Post },
          { path: "/settings/billing", Component: Post },
        ],
      },
      { path: "*", element: <ErrorPage /> },
    ],
  },
]);

export default function App() {
  return <RouterProvider router={router} />;
}
