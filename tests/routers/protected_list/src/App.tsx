import { BrowserRouter, Navigate, Outlet, Route, Routes } from "react-router-dom";
import { AuthProvider, useAuth } from "./auth";
import { PUBLIC, PRIVATE } from "./paths";

const Guard = () => {
  const { user } = useAuth();
  return user ? <Outlet /> : <Navigate to={PUBLIC.LOGIN} replace />;
};
const views: { [key: string]: JSX.Element } = {
  [PRIVATE.HOME]: <h1>Home</h1>,
  [PRIVATE.FILES]: <h1>Files</h1>,
};

export default function App() {
  return (
    <AuthProvider>
      <BrowserRouter>
        <Routes>
          <Route path={PUBLIC.LOGIN} element={<h1>Log in</h1>} />
          <Route element={<Guard />}>
            {Object.keys(views).map((path) => (
              <Route key={path} path={path} element={views[path]} />
            ))}
          </Route>
        </Routes>
      </BrowserRouter>
    </AuthProvider>
  );
}
