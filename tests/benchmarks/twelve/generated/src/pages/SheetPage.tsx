import { Bell, Leaf } from "lucide-react";
import { useEffect, useState } from "react";
import { notes, type Sheet } from "../data/sheets";

export function SheetPage({ sheet }: { sheet: Sheet }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 400);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className="max-w-6xl">
      <h1 className="text-4xl font-semibold text-sky-900">{sheet.title}</h1>
      <p className="mt-2 text-slate-500">{sheet.lead}</p>
      <div className="mt-8 grid grid-cols-2 gap-6">
        {sheet.cards.map((card, place) => (
          <article key={card} className="rounded-lg border border-slate-300 bg-white p-4 shadow">
            <Leaf className="h-5 w-5" />
            <h2 className="mt-2 font-semibold">{card}</h2>
            <p className="text-sm text-slate-500">{notes[place % notes.length]}</p>
            <button className="mt-2 rounded-full bg-sky-700 px-4 py-1 text-white">Open {card.toLowerCase()}</button>
          </article>
        ))}
      </div>
      <table className="mt-8 w-full text-left text-sm">
        <tbody>
          {ready &&
            sheet.cards.map((card, place) => (
              <tr key={card} className="border-t">
                <td className="py-2">{card}</td>
                <td className="py-2">{sheet.title}</td>
                <td className="py-2">{12 + 7 * place + card.length} on the list</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="mt-6 flex items-center gap-2 text-xs text-slate-500">
        <Bell className="h-4 w-4" /> Readings are taken once a month.
      </p>
    </section>
  );
}
