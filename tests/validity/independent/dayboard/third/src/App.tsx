import { useEffect, useState } from "react";
import { HashRouter, Route, Routes } from "react-router-dom";
import "./app.css";
import Sidebar from "./Sidebar";
import Archive from "./pages/Archive";
import Board from "./pages/Board";
import Habits from "./pages/Habits";
import NewTask from "./pages/NewTask";
import Settings from "./pages/Settings";
import TaskPage from "./pages/TaskPage";
import { Boat, Col, Habit, Prefs, TODAY, Task, colName, defaultBoat, defaultPrefs, load, save, seedHabits, seedTasks } from "./data";

export default function App() {
  const [tasks, setTasks] = useState<Task[]>(() => load("tasks", seedTasks()));
  const [habits, setHabits] = useState<Habit[]>(() => load("habits", seedHabits()));
  const [prefs, setPrefs] = useState<Prefs>(() => load("prefs", defaultPrefs));
  const [boat, setBoat] = useState<Boat>(() => load("boat", defaultBoat));
  const [toast, setToast] = useState("");

  useEffect(() => save("tasks", tasks), [tasks]);
  useEffect(() => save("habits", habits), [habits]);
  useEffect(() => save("prefs", prefs), [prefs]);
  useEffect(() => save("boat", boat), [boat]);
  useEffect(() => {
    if (!toast) return;
    const h = setTimeout(() => setToast(""), 3500);
    return () => clearTimeout(h);
  }, [toast]);

  const open = tasks.filter((t) => !t.archived && t.col !== "done").length;
  const doneToday = habits.filter((h) => h.ticks.includes(TODAY)).length;
  const archived = tasks.filter((t) => t.archived).length;

  const patch = (id: string, p: Partial<Task>) => setTasks((ts) => ts.map((t) => (t.id === id ? { ...t, ...p } : t)));

  const move = (id: string, col: Col) =>
    setTasks((ts) => {
      const t = ts.find((x) => x.id === id);
      if (!t || t.col === col) return ts;
      const moved: Task = {
        ...t,
        col,
        finished: col === "done" ? TODAY : undefined,
        history: [{ date: TODAY, text: "Moved to " + colName(col) }, ...t.history],
      };
      return [moved, ...ts.filter((x) => x.id !== id)];
    });

  const bin = (id: string) => {
    const t = tasks.find((x) => x.id === id);
    patch(id, { archived: "deleted", archivedOn: TODAY });
    setToast(`“${t?.title}” moved to the archive`);
  };

  const tick = (id: string, date: string) =>
    setHabits((hs) =>
      hs.map((h) => (h.id === id ? { ...h, ticks: h.ticks.includes(date) ? h.ticks.filter((d) => d !== date) : [...h.ticks, date] } : h)),
    );

  const reset = () => {
    setTasks(seedTasks());
    setHabits(seedHabits());
    setPrefs(defaultPrefs);
    setBoat(defaultBoat);
    setToast("Everything is back as it first came");
  };

  const head = { open, habits: `${doneToday} of ${habits.length}` };

  return (
    <HashRouter>
      <div className={"app " + prefs.theme}>
        <Sidebar boat={boat} prefs={prefs} setPrefs={setPrefs} open={open} habits={`${doneToday}/${habits.length}`} archived={archived} />
        <div className="main">
          <Routes>
            <Route
              path="/"
              element={<Board tasks={tasks} setTasks={setTasks} habits={habits} prefs={prefs} boat={boat} patch={patch} move={move} bin={bin} tick={tick} setToast={setToast} head={head} />}
            />
            <Route path="/habits" element={<Habits habits={habits} setHabits={setHabits} tick={tick} setToast={setToast} head={head} />} />
            <Route path="/archive" element={<Archive tasks={tasks} setTasks={setTasks} setToast={setToast} head={head} />} />
            <Route path="/new" element={<NewTask setTasks={setTasks} prefs={prefs} setToast={setToast} head={head} />} />
            <Route path="/task/:id" element={<TaskPage tasks={tasks} patch={patch} move={move} bin={bin} setToast={setToast} head={head} />} />
            <Route
              path="/settings"
              element={<Settings prefs={prefs} setPrefs={setPrefs} boat={boat} setBoat={setBoat} nTasks={tasks.length} nHabits={habits.length} reset={reset} setToast={setToast} head={head} />}
            />
          </Routes>
        </div>
        {toast && <div className="toast">{toast}</div>}
      </div>
    </HashRouter>
  );
}
