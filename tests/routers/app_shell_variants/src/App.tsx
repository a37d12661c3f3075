import { BrowserRouter, Outlet, Route, Routes, useLocation } from "react-router-dom";

const chromeless = ["/login", "/print/:id"];

function Shell() {
  const { pathname } = useLocation();
  const bare = chromeless.includes(pathname);
  return bare ? <Outlet /> : <div className="shell"><Outlet /></div>;
}

function AppRoutes({ signedIn }: { signedIn: boolean }) {
  if (!signedIn) {
    return (
      <Routes>
        <Route path="/login" element={<h1>Log in</h1>} />
        <Route path="*" element={<h1>Please log in</h1>} />
      </Routes>
    );
  }
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<h1>Home</h1>} />
        <Route path={chromeless[1]} element={<h1>Print</h1>} />
      </Route>
    </Routes>
  );
}

export default function App() {
  const signedIn = document.cookie.includes("session");
  return (
    <BrowserRouter>
      <AppRoutes signedIn={signedIn} />
    </BrowserRouter>
  );
}
