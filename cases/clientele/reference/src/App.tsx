import { useLayoutEffect, type ReactNode } from "react";
import { BrowserRouter, Navigate, Route, Routes } from "react-router-dom";
import "./app.css";
import "./layers.css";
import { Shell } from "./components/Shell";
import CustomerDetail from "./pages/CustomerDetail";
import Customers from "./pages/Customers";
import Invoices from "./pages/Invoices";
import Login from "./pages/Login";
import NotFound from "./pages/NotFound";
import Notifications from "./pages/Notifications";
import Overview from "./pages/Overview";
import Settings from "./pages/Settings";
import { BookProvider, useBook } from "./state/book";
import { SessionProvider, useSession } from "./state/session";
import { ToastProvider } from "./state/toasts";

function Theme({ children }: { children: ReactNode }) {
  const { prefs } = useBook();
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = prefs.evening ? "evening" : "day";
    document.title = prefs.workspace;
  }, [prefs.evening, prefs.workspace]);
  return <>{children}</>;
}

function SignedIn() {
  const { signedIn } = useSession();
  return signedIn ? <Shell /> : <Navigate to="/login" replace />;
}

export default function App() {
  return (
    <SessionProvider>
      <BookProvider>
        <Theme>
          <ToastProvider>
            <BrowserRouter>
              <Routes>
                <Route path="/login" element={<Login />} />
                <Route element={<SignedIn />}>
                  <Route path="/" element={<Overview />} />
                  <Route path="/customers" element={<Customers />} />
                  <Route path="/customers/:id" element={<CustomerDetail />} />
                  <Route path="/invoices" element={<Invoices />} />
                  <Route path="/notifications" element={<Notifications />} />
                  <Route path="/settings" element={<Settings />} />
                  <Route path="*" element={<NotFound />} />
                </Route>
              </Routes>
            </BrowserRouter>
          </ToastProvider>
        </Theme>
      </BookProvider>
    </SessionProvider>
  );
}
