import { createElement as h, lazy } from "react";
import React from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";

const Page = ({ title }: { title: string }) => h("h1", null, title);

export default function App() {
  return h(
    BrowserRouter,
    null,
    h(
      Routes,
      null,
      h(Route, { path: "/", element: h(Page, { title: "Home" }) }),
      React.createElement(
        Route,
        { path: "outer" },
        React.createElement(Route, { path: "inner", element: h(Page, { title: "Inner" }) }),
        React.createElement(Route, { index: true, element: h(Page, { title: "Outer" }) }),
      ),
    ),
  );
}
