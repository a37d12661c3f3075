import { memo, useReducer } from "react";
import { createPortal } from "react-dom";
import { BrowserRouter, Route, Routes } from "react-router-dom";

const Toasts = () => createPortal(<p>Saved</p>, document.body);
const Pages = memo(function Pages() {
  return (
    <Routes>
      <Route path="/" element={<h1>Board</h1>} />
      <Route path="/card/:cardId" element={<h1>Card</h1>} />
    </Routes>
  );
});

export default function App() {
  const [state, dispatch] = useReducer((n: number) => n + 1, 0);
  const router = (
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  );
  return (
    <div onClick={dispatch}>
      {router}
      {state > 0 ? <Toasts /> : null}
    </div>
  );
}
