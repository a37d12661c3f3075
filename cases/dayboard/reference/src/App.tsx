import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Layout } from "./components/Layout";
import { ArchivePage } from "./pages/ArchivePage";
import { BoardPage } from "./pages/BoardPage";
import { HabitsPage } from "./pages/HabitsPage";
import { NewTaskPage } from "./pages/NewTaskPage";
import { NotFoundPage } from "./pages/NotFoundPage";
import { SettingsPage } from "./pages/SettingsPage";
import { TaskPage } from "./pages/TaskPage";
import { StoreProvider } from "./state/Store";
import { ToastProvider } from "./state/Toasts";
import "./styles/base.css";
import "./styles/board.css";
import "./styles/pages.css";

export default function App() {
  return (
    <StoreProvider>
      <ToastProvider>
        <BrowserRouter>
          <Routes>
            <Route element={<Layout />}>
              <Route path="/" element={<BoardPage />} />
              <Route path="/habits" element={<HabitsPage />} />
              <Route path="/task/:id" element={<TaskPage />} />
              <Route path="/new" element={<NewTaskPage />} />
              <Route path="/archive" element={<ArchivePage />} />
              <Route path="/settings" element={<SettingsPage />} />
              <Route path="*" element={<NotFoundPage />} />
            </Route>
          </Routes>
        </BrowserRouter>
      </ToastProvider>
    </StoreProvider>
  );
}
