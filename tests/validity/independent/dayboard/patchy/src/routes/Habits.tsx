import { Check, ChevronDown, ChevronLeft, ChevronRight, Flame, Pencil, Trash2 } from "lucide-react";
import { Fragment, useEffect, useReducer, useState } from "react";
import type { FormEvent } from "react";
import type { Habit } from "../data";
import { dayMonth, plusDays } from "../format";
import { loadHabits, saveHabits } from "../storage";
import Header from "../ui/Header";

type Action =
  | { type: "tick"; id: number; day: number }
  | { type: "add"; name: string; when: string; goal: number }
  | { type: "rename"; id: number; name: string }
  | { type: "remove"; id: number };

function reducer(list: Habit[], a: Action): Habit[] {
  switch (a.type) {
    case "tick":
      return list.map((h) => (h.id === a.id ? { ...h, week: h.week.map((d, i) => (i === a.day ? !d : d)) } : h));
    case "add":
      return [...list, { id: Date.now(), name: a.name, when: a.when, goal: a.goal, week: Array(7).fill(false), streak: 0, best: 0 }];
    case "rename":
      return list.map((h) => (h.id === a.id ? { ...h, name: a.name } : h));
    case "remove":
      return list.filter((h) => h.id !== a.id);
  }
}

const names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

export default function Habits() {
  const [habits, dispatch] = useReducer(reducer, undefined, loadHabits);
  const [back, setBack] = useState(0);
  const [closed, setClosed] = useState<string[]>([]);

  useEffect(() => saveHabits(habits), [habits]);

  const monday = plusDays(-3 - 7 * back);
  const dates = names.map((_, i) => plusDays(i, monday));
  const today = habits.filter((h) => h.week[3]).length;
  const total = habits.reduce((n, h) => n + h.week.filter(Boolean).length, 0);

  function add(e: FormEvent<HTMLFormElement>) {
    e.preventDefault();
    const data = new FormData(e.currentTarget);
    dispatch({ type: "add", name: String(data.get("name")), when: String(data.get("when")), goal: Number(data.get("goal")) });
    e.currentTarget.reset();
    alert("Habit added");
  }

  return (
    <>
      <Header title="Daily habits">Small jobs that keep her afloat and me in practice.</Header>
      <div className="thirds">
        <div className="factbox">
          <span className="caps">Today</span>
          <strong>
            {today} of {habits.length}
          </strong>
          <span>{habits.length - today} habits to go</span>
        </div>
        <div className="factbox">
          <span className="caps">This week</span>
          <strong>{total} of 34</strong>
          <progress max={34} value={total} />
        </div>
        <div className="factbox">
          <span className="caps">Longest run going</span>
          <strong>13 days</strong>
          <span>Check the bilge pump</span>
        </div>
      </div>
      <section className="box">
        <div className="between">
          <div className="line">
            <button className="plain dots" aria-label="Previous week" onClick={() => setBack(back + 1)}>
              <ChevronLeft size={16} />
            </button>
            <h2>
              {dayMonth(dates[0])} to {dayMonth(dates[6])}
            </h2>
            <button className="plain dots" aria-label="Next week" disabled={back === 0} onClick={() => setBack(back - 1)}>
              <ChevronRight size={16} />
            </button>
          </div>
          <label className="push">
            <b>Sort by</b>
            <select>
              <option>Order added</option>
              <option>Name</option>
              <option>Streak</option>
            </select>
          </label>
        </div>
        <table>
          <thead>
            <tr>
              <th>Habit</th>
              {dates.map((d, i) => (
                <th key={i} className={i === 3 && back === 0 ? "now" : ""}>
                  {names[i]}
                  <b>{d.getDate()}</b>
                </th>
              ))}
              <th>Week</th>
              <th>Streak</th>
              <th>Best</th>
              <th></th>
            </tr>
          </thead>
          <tbody>
            {["Morning", "Evening"].map((when) => {
              const group = habits.filter((h) => h.when === when);
              return (
                <Fragment key={when}>
                  <tr>
                    <td colSpan={12} className="grouprow">
                      <button
                        aria-label={`Toggle ${when}`}
                        onClick={() => setClosed(closed.includes(when) ? closed.filter((c) => c !== when) : [...closed, when])}
                      >
                        <ChevronDown size={15} style={{ transform: closed.includes(when) ? "rotate(-90deg)" : "" }} />
                      </button>
                      <b>{when}</b>{" "}
                      <small>
                        {group.filter((h) => h.week[3]).length} of {group.length} today
                      </small>
                    </td>
                  </tr>
                  {!closed.includes(when) &&
                    group.map((h) => (
                      <tr key={h.id}>
                        <td className="name">{h.name}</td>
                        {h.week.map((on, i) => (
                          <td key={i} className={i === 3 && back === 0 ? "now" : ""}>
                            <button
                              className={on ? "square on" : "square"}
                              disabled={back === 0 && i > 3}
                              aria-label={`${h.name} ${names[i]}`}
                              aria-pressed={on}
                              onClick={() => dispatch({ type: "tick", id: h.id, day: i })}
                            >
                              {on && <Check size={17} />}
                            </button>
                          </td>
                        ))}
                        <td>
                          <b>
                            {h.week.filter(Boolean).length} / {h.goal}
                          </b>
                        </td>
                        <td>
                          <Flame size={14} color={h.streak ? "#b4532b" : "#cdbf99"} /> {h.streak} {h.streak === 1 ? "day" : "days"}
                        </td>
                        <td>{h.best}</td>
                        <td className="tools">
                          <button
                            aria-label={`Edit ${h.name}`}
                            onClick={() => {
                              const name = prompt("Habit name", h.name);
                              if (name) dispatch({ type: "rename", id: h.id, name });
                            }}
                          >
                            <Pencil size={15} />
                          </button>
                          <button
                            aria-label={`Delete ${h.name}`}
                            onClick={() => {
                              if (confirm(`Delete ${h.name}?`)) dispatch({ type: "remove", id: h.id });
                            }}
                          >
                            <Trash2 size={15} />
                          </button>
                        </td>
                      </tr>
                    ))}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </section>
      <section className="box addhabit">
        <h2>Add a habit</h2>
        <form onSubmit={add} className="line">
          <label>
            <span>
              Habit name <i>*</i>
            </span>
            <input name="name" required placeholder="e.g. Oil the stern gland" />
          </label>
          <label>
            <span>When</span>
            <select name="when">
              <option>Morning</option>
              <option>Evening</option>
            </select>
          </label>
          <label>
            <span>Days a week</span>
            <input name="goal" type="number" min="1" max="7" required defaultValue="5" />
          </label>
          <button className="solid">Add habit</button>
        </form>
      </section>
    </>
  );
}
