import React from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { HashRouter } from "react-router-dom";
import { App } from "./app";

async function start() {
  const node = document.querySelector("#root")!;
  const tree = (
    <HashRouter>
      <App />
    </HashRouter>
  );
  if (node.hasChildNodes()) hydrateRoot(node, tree);
  else createRoot(node).render(tree);
}

start().catch(console.error);
