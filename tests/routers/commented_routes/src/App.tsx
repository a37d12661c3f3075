import { BrowserRouter, Route, Routes } from "react-router-dom";
// <Route path="/zero" element={<Home />} />

const sample = `<Route path="/sample" element={<Home />} />`;

/* Old table:
   <Routes><Route path="/one" element={<Home />} /></Routes>
*/
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<pre>{sample}</pre>} />
        {/* <Route path="/two" element={<Home />} /> */}
        {/*
        <Route path="/three" element={<Home />} />
        */}
        <Route path="/here" /* path="/four" */ element={<h1>Here // not a comment</h1>} />
        {false && <Route path="/five" element={<h1>Five</h1>} />}
      </Routes>
    </BrowserRouter>
  );
}
