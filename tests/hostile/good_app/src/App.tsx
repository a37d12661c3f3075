import { useEffect, useState } from "react";
import { begin } from "./extras";
import "./theme.css";

const BOOKS = [
  { title: "The Tide Table", writer: "Mara Voss", pages: 312 },
  { title: "Lamps of the Harbour", writer: "Idris Cole", pages: 208 },
  { title: "A Field Guide to Clouds", writer: "Nell Abara", pages: 144 },
];

export default function App() {
  const [wanted, setWanted] = useState<string[]>([]);
  useEffect(() => begin(), []);

  const toggle = (title: string) =>
    setWanted((before) => (before.includes(title) ? before.filter((each) => each !== title) : [...before, title]));

  return (
    <main className="mx-auto max-w-2xl p-8">
      <h1 className="text-2xl font-bold">Reading list</h1>
      <p className="mt-2 text-slate-600">You want to read {wanted.length} of {BOOKS.length} books.</p>
      <ul className="mt-4">
        {BOOKS.map(({ title, writer, pages }) => (
          <li key={title} className="flex justify-between border-b p-3">
            <span>{title} by {writer}, {pages} pages</span>
            <button className="rounded bg-slate-800 px-3 text-white" onClick={() => toggle(title)}>
              {wanted.includes(title) ? "Drop" : "Want"}
            </button>
          </li>
        ))}
      </ul>
      <p id="extras" className="mt-4"></p>
    </main>
  );
}
