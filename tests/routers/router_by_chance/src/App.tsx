import { RouterProvider } from "react-router-dom";

declare global {
  interface Window {
    makeRouter: () => never;
  }
}

export default function App() {
  return (
    <main>
      <RouterProvider router={window.makeRouter()} />
    </main>
  );
}
