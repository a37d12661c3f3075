import React, { Fragment } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
export default function App() {
  return (
    <React.Fragment>
      <BrowserRouter>
        <Routes>
          <>
            <Route path="/" element={<h1>A</h1>} />
          </>
          <React.Fragment key="b">
            <Route path="/b" element={<h1>B</h1>} />
            <Fragment>
              <Route path="/c" element={<h1>C</h1>} />
            </Fragment>
          </React.Fragment>
          <Route path="d">
            <>
              <Route path="e" element={<h1>E</h1>} />
            </>
          </Route>
        </Routes>
      </BrowserRouter>
    </React.Fragment>
  );
}
