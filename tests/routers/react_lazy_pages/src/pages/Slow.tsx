import { Route, Routes } from "react-router-dom";
export default function Slow() {
  return <Routes><Route path="train" element={<h1>Train</h1>} /></Routes>;
}
