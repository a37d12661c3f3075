import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import App from "./App";
const config = (window as unknown as { __CONFIG__?: { pages: { path: string }[]; start?: string } }).__CONFIG__;
createRoot(document.getElementById("root")!).render(
  <BrowserRouter>
    <App pages={config?.pages ?? []} start={config?.start} />
  </BrowserRouter>,
);
