import { BrowserRouter, Route, Routes } from "react-router-dom";
import type { FC, PropsWithChildren } from "react";
import { ThemeProvider } from "./theme";

const Layout: FC<PropsWithChildren> = ({ children }) => <div className="grid">{children}</div>;
const Frame = ({ content, aside }: { content: JSX.Element; aside?: JSX.Element }) => (
  <>
    {aside}
    <main>{content}</main>
  </>
);

export default function App() {
  const pages = (
    <Routes>
      <Route path="/" element={<h1>Home</h1>} />
      <Route path="/inner" element={<h1>Inner</h1>} />
    </Routes>
  );
  return (
    <ThemeProvider>
      <BrowserRouter>
        <Layout>
          <Frame content={pages} aside={<Routes><Route path="/" element={<p>Side</p>} /><Route path="/side" element={<p>Only side</p>} /></Routes>} />
        </Layout>
      </BrowserRouter>
    </ThemeProvider>
  );
}
