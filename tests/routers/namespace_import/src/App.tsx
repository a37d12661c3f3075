import * as React from "react";
import * as RR from "react-router-dom";
import { Routes as Pages, Route as Page } from "react-router-dom";
export default function App() {
  return (
    <RR.BrowserRouter>
      <RR.Routes>
        <RR.Route path="/" element={<h1>Home</h1>} />
        <RR.Route path="/n" element={<h1>N</h1>} />
      </RR.Routes>
      <Pages>
        <Page path="/alias" element={<h1>Alias</h1>} />
        <React.Fragment>
          <Page path="*" element={null} />
        </React.Fragment>
      </Pages>
    </RR.BrowserRouter>
  );
}
