import {
  Navigate,
  Outlet,
  Route,
  RouterProvider,
  createBrowserRouter,
  createRoutesFromElements,
} from "react-router-dom";

const router = createBrowserRouter(
  createRoutesFromElements(
    <>
      <Route path="/" element={<Outlet />} errorElement={<h1>Oops</h1>}>
        <Route index element={<h1>Recipes</h1>} />
        <Route path="recipes/:slug" element={<h1>Recipe</h1>} />
        <Route path="favourites" Component={() => <h1>Favourites</h1>} />
      </Route>
      <Route path="/old-recipes" element={<Navigate to="/" />} />
    </>,
  ),
);

const App: React.FC = () => <RouterProvider router={router} />;

export default App;
