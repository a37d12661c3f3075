import { BrowserRouter, Route, Routes } from "react-router-dom";
const A = () => <p>a</p>;
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route index path="/" element={<A />} />
        <Route index={true} path="welcome" element={<A />} />
        <Route path="plans">
          <Route index={false} path="basic" element={<A />} />
          <Route index path="all" element={<A />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
