import { Suspense } from "react";
import { useRoutes } from "react-router-dom";
import routes from "./routes";

export default function App() {
  const content = useRoutes(routes);
  return <Suspense fallback={null}>{content}</Suspense>;
}
