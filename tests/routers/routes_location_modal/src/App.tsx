import { BrowserRouter, Link, Route, Routes, useLocation } from "react-router-dom";

function Gallery() {
  const location = useLocation();
  return <Link to="/photo/1" state={{ background: location }}>Photo</Link>;
}

function Switch() {
  const location = useLocation();
  const state = location.state as { background?: Location } | null;
  return (
    <>
      <Routes location={state?.background ?? location}>
        <Route path="/" element={<Gallery />} />
        <Route path="/photo/:id" element={<h1>Photo</h1>} />
      </Routes>
      {state?.background && (
        <Routes>
          <Route path="/photo/:id" element={<dialog open>Photo</dialog>} />
          <Route path="/share/:id" element={<dialog open>Share</dialog>} />
        </Routes>
      )}
    </>
  );
}

export default function App() {
  return (
    <BrowserRouter>
      <Switch />
    </BrowserRouter>
  );
}
