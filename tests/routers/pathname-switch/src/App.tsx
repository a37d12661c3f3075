import { useEffect, useState } from "react";

const routes = { home: "/", pricing: "/pricing" };

export default function App() {
  const [path, setPath] = useState(window.location.pathname);

  useEffect(() => {
    const onPop = () => setPath(window.location.pathname);
    window.addEventListener("popstate", onPop);
    return () => window.removeEventListener("popstate", onPop);
  }, []);

  const navigate = (to: string) => {
    window.history.pushState({}, "", to);
    setPath(to);
  };

  switch (path) {
    case routes.home:
      return <button onClick={() => navigate(routes.pricing)}>Pricing</button>;
    case routes.pricing:
      return <h1>Pricing</h1>;
    default:
      return <h1>Not found</h1>;
  }
}
