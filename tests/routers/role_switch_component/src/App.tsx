import { BrowserRouter, Navigate, Route, Routes } from "react-router-dom";
import { useSession } from "./session";

function renderByRole(role: string) {
  switch (role) {
    case "teacher":
      return (
        <>
          <Route path="/" element={<h1>Classes</h1>} />
          <Route path="/grades" element={<h1>Grades</h1>} />
        </>
      );
    case "student":
      return <Route path="/homework" element={<h1>Homework</h1>} />;
    default:
      return <Route path="/join" element={<h1>Join</h1>} />;
  }
}

export default function App() {
  const { role } = useSession();
  return (
    <BrowserRouter>
      <Routes>
        {renderByRole(role)}
        <Route path="*" element={<Navigate to="/join" />} />
      </Routes>
    </BrowserRouter>
  );
}
