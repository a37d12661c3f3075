import { createRoot } from "react-dom/client";
import App from "./App";

declare global {
  interface Window {
    __SETTINGS__: { mount: string };
  }
}

createRoot(document.getElementById("root")!).render(<App settings={window.__SETTINGS__} />);
