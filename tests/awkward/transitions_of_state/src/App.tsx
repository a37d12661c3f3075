import { startTransition, useDeferredValue, useEffect, useState } from "react";

const items = Array.from({ length: 300 }, (_, place) => `Item ${place + 1}`);

export default function App() {
  const [term, setTerm] = useState("");
  const [note, setNote] = useState("Everything");
  const deferred = useDeferredValue(term);
  useEffect(() => {
    const timers = [
      setTimeout(() => setTerm("29"), 400),
      setTimeout(() => startTransition(() => setNote("Filtered in the background")), 900),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <main>
      <h1>Deferred work</h1>
      <p>{note}</p>
      {items
        .filter((item) => item.includes(deferred))
        .slice(0, 12)
        .map((item) => (
          <p key={item}>{item}</p>
        ))}
    </main>
  );
}
