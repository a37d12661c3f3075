import { BrowserRouter, Outlet, Route, Routes } from "react-router-dom";

function MainLayout() {
  return (
    <>
      <header>Shop</header>
      <Outlet />
    </>
  );
}
const AuthLayout = () => <section><Outlet /></section>;
const RequireAuth = () => <Outlet />;
const Page = () => <p>page</p>;

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<MainLayout />}>
          <Route index element={<Page />} />
          <Route path="products">
            <Route index element={<Page />} />
            <Route path=":productId" element={<Page />}>
              <Route path="reviews" element={<Page />} />
            </Route>
          </Route>
          <Route path="admin">
            <Route path="users" element={<Page />} />
            <Route path="users/:userId/edit" element={<Page />} />
          </Route>
        </Route>
        <Route element={<AuthLayout />}>
          <Route path="login" element={<Page />} />
          <Route element={<RequireAuth />}>
            <Route path="account/" element={<Page />} />
          </Route>
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
