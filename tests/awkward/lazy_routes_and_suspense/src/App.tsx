import { lazy, Suspense, useEffect, useState } from "react";

const later = <T,>(value: T, milliseconds: number) =>
  new Promise<T>((go) => setTimeout(() => go(value), milliseconds));

const Chart = lazy(() => import("./Chart"));
const Table = lazy(async () => later(await import("./Table"), 800));

export default function App() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 600);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main>
      <h1>Lazy parts</h1>
      <p>Each part waits for its own code.</p>
      <Suspense fallback={<p>Loading the chart</p>}>
        <Chart />
      </Suspense>
      {ready && (
        <Suspense fallback={<p>Loading the table</p>}>
          <Table />
        </Suspense>
      )}
    </main>
  );
}
