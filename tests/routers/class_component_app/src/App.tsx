import React from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";

class App extends React.Component {
  renderPages() {
    return (
      <Routes>
        <Route path="/" element={<h1>Old school</h1>} />
        <Route path="/classes" element={<h1>Classes</h1>} />
      </Routes>
    );
  }

  render() {
    return <BrowserRouter>{this.renderPages()}</BrowserRouter>;
  }
}

export default App;
