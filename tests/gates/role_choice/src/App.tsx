import { useState, type ReactElement } from "react";
import { BrowserRouter, Navigate, Route, Routes, useNavigate } from "react-router-dom";
import { Dashboard, Orders, Reports } from "./pages";

type Role = "teacher" | "pupil" | null;

function Choose({ onChoose }: { onChoose: (role: Role) => void }) {
  const navigate = useNavigate();
  const choose = (role: Role) => () => {
    onChoose(role);
    navigate("/dashboard");
  };
  return (
    <div>
      <h1>Who are you?</h1>
      <p>Lessons for the village school.</p>
      <button onClick={choose("teacher")}>I teach</button>
      <button onClick={choose("pupil")}>I learn</button>
    </div>
  );
}

export default function App() {
  const [currentUser, setCurrentUser] = useState<Role>(null);
  const only = (page: ReactElement) => (currentUser ? page : <Navigate to="/" replace />);
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Choose onChoose={setCurrentUser} />} />
        <Route path="/dashboard" element={only(<Dashboard />)} />
        <Route path="/orders" element={only(<Orders />)} />
        <Route path="/reports" element={only(<Reports />)} />
      </Routes>
    </BrowserRouter>
  );
}
