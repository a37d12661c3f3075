import { BrowserRouter as Router, Route, Routes } from "react-router-dom";
import { withErrorBoundary, withTitle } from "./wrappers";
import { Admin } from "./Admin";

const AdminPage = withTitle("Admin")(Admin);

function App() {
  return (
    <Routes>
      <Route path="/" element={<h1>Home</h1>} />
      <Route path="/admin/*" element={<AdminPage />} />
    </Routes>
  );
}

const Root = () => (
  <Router>
    <App />
  </Router>
);

export default withErrorBoundary(Root);
