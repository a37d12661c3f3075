import { BrowserRouter, Outlet, Route, Routes, useMatch, useParams } from "react-router-dom";
import { createPortal } from "react-dom";
function Photos() {
  const open = useMatch("/photos/:id");
  return (
    <>
      <h1>Photos</h1>
      {open && createPortal(<dialog open><Outlet /></dialog>, document.body)}
    </>
  );
}
const Photo = () => <h2>{useParams().id}</h2>;
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route index element={<h1>Start</h1>} />
        <Route path="photos" element={<Photos />}>
          <Route path=":id" element={<Photo />} />
        </Route>
        <Route path="/photos/:id/edit" element={<h1>Edit</h1>} />
        <Route path="/photos/:id" element={<h1>Twice</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
