import { useEffect, useState } from "react";

export default function Table() {
  const [rows, setRows] = useState<string[]>([]);
  useEffect(() => {
    const timer = setInterval(() => setRows((known) => (known.length < 4 ? [...known, `Row ${known.length + 1}`] : known)), 150);
    return () => clearInterval(timer);
  }, []);
  return (
    <section>
      <h2>The table</h2>
      {rows.map((row) => (
        <p key={row}>{row}</p>
      ))}
    </section>
  );
}
