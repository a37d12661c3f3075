import { BrowserRouter } from "react-router-dom";
import { RouteList } from "./RouteList";
import { ErrorBoundary } from "./ErrorBoundary";

export default function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <RouteList
          items={[
            { to: "/", text: "Start" },
            { to: "/faq", text: "FAQ" },
          ]}
          prefix=""
        />
        <RouteList items={[{ to: "/terms", text: "Terms" }]} prefix="/legal" />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
