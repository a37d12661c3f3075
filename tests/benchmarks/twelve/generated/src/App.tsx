import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { Layout } from "./components/Layout";
import { sheets } from "./data/sheets";
import { SheetPage } from "./pages/SheetPage";

const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [
      { path: "/", element: <SheetPage sheet={sheets[0]} key="/" /> },
      { path: "/plots/12", element: <SheetPage sheet={sheets[1]} key="/plots/12" /> },
      { path: "/calendar", element: <SheetPage sheet={sheets[2]} key="/calendar" /> },
      { path: "/seeds", element: <SheetPage sheet={sheets[3]} key="/seeds" /> },
      { path: "/tools", element: <SheetPage sheet={sheets[4]} key="/tools" /> },
      { path: "/news", element: <SheetPage sheet={sheets[5]} key="/news" /> },
      { path: "/members", element: <SheetPage sheet={sheets[6]} key="/members" /> },
      { path: "/accounts", element: <SheetPage sheet={sheets[7]} key="/accounts" /> },
      { path: "/meetings", element: <SheetPage sheet={sheets[8]} key="/meetings" /> },
      { path: "/settings", element: <SheetPage sheet={sheets[9]} key="/settings" /> },
    ],
  },
]);

export default function App() {
  return <RouterProvider router={router} />;
}
