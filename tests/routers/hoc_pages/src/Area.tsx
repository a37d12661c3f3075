import { Route, Routes } from "react-router-dom";
import { withLayout } from "./hocs";
const Area = () => (
  <Routes>
    <Route path="one" element={<h1>One</h1>} />
    <Route path="two" element={<h1>Two</h1>} />
  </Routes>
);
export default withLayout(Area);
