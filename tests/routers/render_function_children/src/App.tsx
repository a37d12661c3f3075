import type { ReactNode } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";

const WithUser = ({ children }: { children: (user: string) => ReactNode }) => <>{children("Ann")}</>;
const Show = ({ when, children, fallback = null }: { when: boolean; children: ReactNode; fallback?: ReactNode }) => (
  <>{when ? children : fallback}</>
);

export default function App() {
  return (
    <BrowserRouter>
      <WithUser>
        {(user) => (
          <Show when={user.length > 0} fallback={<h1>Nobody</h1>}>
            <Routes>
              <Route path="/" element={<h1>Hello {user}</h1>} />
              <Route path="/bye" element={<h1>Bye</h1>} />
            </Routes>
          </Show>
        )}
      </WithUser>
    </BrowserRouter>
  );
}
