import { BrowserRouter, Route, Routes } from "react-router-dom";
import { rooms } from "./rooms";

const byFloor = rooms.reduce<Record<number, string[]>>((floors, room) => {
  (floors[room.floor] ??= []).push(room.name);
  return floors;
}, {});

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>House</h1>} />
        {rooms.map((room) => (
          <Route key={room.name} path={`/floor/${room.floor}/${room.name.toLowerCase().replace(" ", "-")}`} element={<h1>{room.name}</h1>} />
        ))}
        <Route path="/floor/:floor" element={<pre>{JSON.stringify(byFloor)}</pre>} />
      </Routes>
    </BrowserRouter>
  );
}
