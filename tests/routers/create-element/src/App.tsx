import React, { createElement as h } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";

const Home = () => h("h1", null, "Home");
const Users = () => h("h1", null, "Users");
const User = () => h("h1", null, "User");

export default function App() {
  return h(
    BrowserRouter,
    null,
    React.createElement(
      Routes,
      null,
      React.createElement(Route, { path: "/", element: h(Home) }),
      React.createElement(
        Route,
        { path: "/users", element: h(Users) },
        h(Route, { path: ":userId", element: h(User) })
      ),
      h(Route, { path: "*", element: h("p", null, "Lost") })
    )
  );
}
