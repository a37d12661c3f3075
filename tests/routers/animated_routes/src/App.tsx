import { cloneElement } from "react";
import { BrowserRouter, Route, Routes, useLocation } from "react-router-dom";

const AnimatedRoutes = () => {
  const location = useLocation();
  return (
    <div key={location.pathname} className="fade">
      <Routes location={location} key={location.key}>
        <Route path="/" element={<h1>One</h1>} />
        <Route path="/two" element={cloneElement(<h1 />, {}, "Two")} />
      </Routes>
    </div>
  );
};

export default function App() {
  return <BrowserRouter><AnimatedRoutes /></BrowserRouter>;
}
