import { useState } from "react";
import { BrowserRouter, Navigate, Route, Routes } from "react-router-dom";

const FEATURES = { beta: false, chat: true };

export default function App() {
  const [user] = useState<{ role: string } | null>(null);
  const isAdmin = user?.role === "admin";
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={user ? <h1>Feed</h1> : <h1>Landing</h1>} />
        {user ? (
          <Route path="/me" element={<h1>Me</h1>} />
        ) : (
          <Route path="/login" element={<h1>Log in</h1>} />
        )}
        {isAdmin && <Route path="/admin" element={<h1>Admin</h1>} />}
        {FEATURES.beta && <Route path="/beta" element={<h1>Beta</h1>} />}
        {FEATURES.chat && <Route path="/chat" element={<h1>Chat</h1>} />}
        {import.meta.env.DEV && <Route path="/debug" element={<h1>Debug</h1>} />}
        {isAdmin && (
          <>
            <Route path="/admin/users" element={<h1>Users</h1>} />
          </>
        )}
        <Route path="*" element={<Navigate to={user ? "/" : "/login"} />} />
      </Routes>
    </BrowserRouter>
  );
}
