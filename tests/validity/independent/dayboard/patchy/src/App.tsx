import { createBrowserRouter, RouterProvider } from "react-router-dom";
import Archive from "./routes/Archive";
import Board from "./routes/Board";
import Habits from "./routes/Habits";
import NewTask from "./routes/NewTask";
import Settings from "./routes/Settings";
import TaskView from "./routes/TaskView";
import { loadTasks } from "./storage";
import Layout from "./ui/Layout";
import "./theme.css";

const router = createBrowserRouter([
  {
    path: "/",
    element: <Layout />,
    children: [
      { index: true, element: <Board /> },
      { path: "tasks/new", element: <NewTask /> },
      {
        path: "tasks/:taskId",
        loader: ({ params }) => loadTasks().find((t) => String(t.id) === params.taskId) ?? null,
        element: <TaskView />,
      },
      { path: "habits", element: <Habits /> },
      { path: "archive", element: <Archive /> },
      { path: "settings", element: <Settings /> },
    ],
  },
]);

export default function App() {
  return <RouterProvider router={router} />;
}
