import { useState } from "react";
import { BrowserRouter, Navigate, useRoutes } from "react-router-dom";
import { privateRoutes, publicRoutes } from "./tables";

function Pages({ loggedIn }: { loggedIn: boolean }) {
  const routes = loggedIn ? privateRoutes : publicRoutes;
  return useRoutes([...routes, { path: "*", element: <Navigate to="/" /> }]);
}

export default function App() {
  const [loggedIn, setLoggedIn] = useState(false);
  return (
    <BrowserRouter>
      <button onClick={() => setLoggedIn(true)}>Log in</button>
      <Pages loggedIn={loggedIn} />
    </BrowserRouter>
  );
}
