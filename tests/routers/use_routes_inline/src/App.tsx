import { BrowserRouter, useRoutes } from "react-router-dom";

const Home = () => <h1>Home</h1>;
const Item = () => <h1>Item</h1>;

const AppRoutes = () => {
  const element = useRoutes([
    { path: "/", element: <Home /> },
    {
      path: "items",
      children: [
        { index: true, element: <Item /> },
        { path: ":itemId", element: <Item /> },
      ],
    },
    { path: "*", element: <h1>Not found</h1> },
  ]);
  return element;
};

export default function App() {
  return (
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  );
}
