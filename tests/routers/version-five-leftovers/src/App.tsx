import { BrowserRouter, Navigate, Route, Routes } from "react-router-dom";
import Home from "./pages/Home";
import Contact from "./pages/Contact";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        {/* @ts-expect-error not a property of version 6 */}
        <Route exact path="/" component={Home} />
        {/* @ts-expect-error not a property of version 6 */}
        <Route exact strict path="/contact/" component={Contact} />
        {/* @ts-expect-error not a property of version 6 */}
        <Route path="/terms" render={() => <h1>Terms</h1>} />
        <Route path="/impressum" element={<Navigate to="/terms" />} />
      </Routes>
    </BrowserRouter>
  );
}
