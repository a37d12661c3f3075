import { Link, MemoryRouter, Route, Routes } from "react-router-dom";

export default function HelpWidget() {
  return (
    <aside>
      <MemoryRouter initialEntries={["/topics"]}>
        <Routes>
          <Route path="/topics" element={<Link to="/topics/billing">Billing</Link>} />
          <Route path="/topics/:topic" element={<Link to="/topics">Back</Link>} />
        </Routes>
      </MemoryRouter>
    </aside>
  );
}
