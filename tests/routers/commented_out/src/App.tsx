import { BrowserRouter, Route, Routes } from "react-router-dom";
// import OldApp from "./OldApp";

/*
<Routes>
  <Route path="/legacy" element={<Legacy />} />
</Routes>
*/
const example = `<Route path="/in-a-string" element={<X />} />`;

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        {/* <Route path="/a" element={<A />} /> */}
        <Route path="/" element={<pre>{example}</pre>} />
        {/*
          <Route path="/b" element={<B />}>
            <Route path="c" element={<C />} />
          </Route>
        */}
        {false && <Route path="/never" element={<h1>Never</h1>} />}
        {[
          <Route key="k" path="/kept" element={<h1>Kept</h1>} />,
          // <Route key="d" path="/dropped" element={<h1>Dropped</h1>} />,
        ]}
      </Routes>
    </BrowserRouter>
  );
}
