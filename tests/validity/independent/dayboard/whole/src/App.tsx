import { useEffect } from "react";
import { HashRouter, Navigate, Route, Routes, useLocation } from "react-router-dom";
import Sidebar from "./components/Sidebar";
import Toasts from "./components/Toasts";
import ArchivePage from "./pages/ArchivePage";
import BoardPage from "./pages/BoardPage";
import HabitsPage from "./pages/HabitsPage";
import NewTaskPage from "./pages/NewTaskPage";
import SettingsPage from "./pages/SettingsPage";
import TaskPage from "./pages/TaskPage";
import { useBoard } from "./store/hooks";
import "./styles/app.css";

function Frame() {
  const { prefs } = useBoard();
  const { pathname } = useLocation();

  useEffect(() => {
    document.documentElement.dataset.theme = prefs.theme;
  }, [prefs.theme]);

  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <div className="frame">
      <Sidebar />
      <main className="main">
        <Routes>
          <Route path="/" element={<BoardPage />} />
          <Route path="/new" element={<NewTaskPage />} />
          <Route path="/task/:id" element={<TaskPage />} />
          <Route path="/habits" element={<HabitsPage />} />
          <Route path="/archive" element={<ArchivePage />} />
          <Route path="/settings" element={<SettingsPage />} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </main>
      <Toasts />
    </div>
  );
}

export default function App() {
  return (
    <HashRouter>
      <Frame />
    </HashRouter>
  );
}
