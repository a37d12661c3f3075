import { BrowserRouter } from "react-router-dom";
import { RouteList } from "./components/RouteList";
import { pages } from "./config/pages";

export default function App() {
  return (
    <BrowserRouter>
      <RouteList routes={pages} fallback={<h1>Nothing here</h1>} />
    </BrowserRouter>
  );
}
