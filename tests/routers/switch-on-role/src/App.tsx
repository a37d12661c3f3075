import { useState } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";

type Role = "guest" | "teacher" | "student";

function RoleRoutes({ role }: { role: Role }) {
  if (role === "guest") {
    return (
      <Routes>
        <Route path="/" element={<h1>Welcome</h1>} />
        <Route path="/join" element={<h1>Join</h1>} />
      </Routes>
    );
  }

  switch (role) {
    case "teacher":
      return (
        <Routes>
          <Route path="/" element={<h1>Classes</h1>} />
          <Route path="/grading" element={<h1>Grading</h1>} />
        </Routes>
      );
    default:
      return <StudentRoutes />;
  }
}

const StudentRoutes = () => (
  <Routes>
    <Route path="/homework" element={<h1>Homework</h1>} />
  </Routes>
);

export default function App() {
  const [role, setRole] = useState<Role>("guest");
  return (
    <BrowserRouter>
      <RoleRoutes role={role} />
      <button onClick={() => setRole("teacher")}>I teach</button>
    </BrowserRouter>
  );
}
