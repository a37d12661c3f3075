import { BrowserRouter, Link } from "react-router-dom";
export default function App() {
  return (
    <BrowserRouter>
      <Link to="/">Home</Link>
      <h1>One page only</h1>
    </BrowserRouter>
  );
}
