import { BrowserRouter, Route, Routes } from "react-router-dom";
import type { ReactNode } from "react";

function Providers({ children }: { children: ReactNode }) {
  return [(inner: ReactNode) => <div>{inner}</div>, (inner: ReactNode) => <main>{inner}</main>].reduceRight<ReactNode>(
    (tree, wrap) => wrap(tree),
    children,
  );
}
const AppRoutes = ({ children }: { children: ReactNode }) => (
  <Routes>
    {children}
    <Route path="*" element={<h1>Lost</h1>} />
  </Routes>
);

export default function App() {
  return (
    <Providers>
      <BrowserRouter>
        <AppRoutes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/side" element={<h1>Side</h1>} />
        </AppRoutes>
      </BrowserRouter>
    </Providers>
  );
}
