import { Route, Routes, useLocation, type Location } from "react-router-dom";

export default function Shell() {
  const location = useLocation();
  const state = location.state as { backgroundLocation?: Location } | null;
  const background = state?.backgroundLocation;

  return (
    <>
      <Routes location={background || location}>
        <Route path="/" element={<h1>Feed</h1>} />
        <Route path="/gallery" element={<h1>Gallery</h1>} />
        <Route path="/photo/:id" element={<h1>Photo</h1>} />
      </Routes>

      {background && (
        <Routes>
          <Route path="/photo/:id" element={<dialog open>Photo</dialog>} />
          <Route path="/compose" element={<dialog open>Compose</dialog>} />
        </Routes>
      )}
    </>
  );
}
