import { useState } from "react";
import { RouterProvider } from "react-router-dom";
import { useAppRouter } from "./useAppRouter";
export default function App() {
  const router = useAppRouter();
  const [count] = useState(0);
  return (
    <div data-count={count}>
      <RouterProvider router={router} />
    </div>
  );
}
