import { BrowserRouter, Route, Routes } from "react-router-dom";
export default function OldApp() {
  return <BrowserRouter><Routes><Route path="/before" element={<h1>Before</h1>} /></Routes></BrowserRouter>;
}
