import { Route, Routes } from "react-router-dom";
export default class Lab extends (await import("react")).Component {
  render() {
    return (
      <Routes>
        <Route path="/" element={<h1>Lab</h1>} />
        <Route path="bench/:n" element={<h1>Bench</h1>} />
      </Routes>
    );
  }
}
