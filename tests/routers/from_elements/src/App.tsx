import {
  createBrowserRouter,
  createRoutesFromElements,
  Navigate,
  Route,
  RouterProvider,
} from "react-router-dom";

const Page = () => <p>page</p>;

const router = createBrowserRouter(
  createRoutesFromElements(
    <Route path="/" errorElement={<p>Oops</p>}>
      <Route index element={<Page />} />
      <Route path="old" element={<Navigate to="/new" replace />} />
      <Route path="new" element={<Page />} />
      <>
        <Route path="files/*" element={<Page />} />
      </>
    </Route>,
  ),
);

export default function App() {
  return <RouterProvider router={router} />;
}
