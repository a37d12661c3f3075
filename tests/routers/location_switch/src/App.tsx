import { useEffect, useState } from "react";
const About = () => <h1>About</h1>;
const Home = () => <h1>Home</h1>;
export default function App() {
  const [path, setPath] = useState(window.location.pathname);
  useEffect(() => {
    const listen = () => setPath(window.location.pathname);
    window.addEventListener("popstate", listen);
    return () => window.removeEventListener("popstate", listen);
  }, []);
  switch (path) {
    case "/about":
      return <About />;
    default:
      return <Home />;
  }
}
