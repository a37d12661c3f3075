import { Check, ChevronLeft, ChevronRight, Flame, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Fold, Head, Modal } from "../bits";
import { Habit, TODAY, addDays, dm, dom, dow, streakOf, uid } from "../data";

type Props = {
  habits: Habit[];
  setHabits: React.Dispatch<React.SetStateAction<Habit[]>>;
  tick: (id: string, date: string) => void;
  setToast: (s: string) => void;
  head: { open: number; habits: string };
};

const MONDAY = "2026-01-12";
const week = (start: string) => [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(start, n));

export default function Habits({ habits, setHabits, tick, setToast, head }: Props) {
  const [off, setOff] = useState(0);
  const [sort, setSort] = useState("added");
  const [editId, setEditId] = useState("");
  const [editText, setEditText] = useState("");
  const [name, setName] = useState("");
  const [when, setWhen] = useState("Morning");
  const [goal, setGoal] = useState("5");
  const [err, setErr] = useState("");
  const [killing, setKilling] = useState<Habit | null>(null);

  const days = week(addDays(MONDAY, off * 7));
  const thisWeek = week(MONDAY);
  const today = habits.filter((h) => h.ticks.includes(TODAY)).length;
  const left = habits.length - today;
  const got = habits.reduce((n, h) => n + thisWeek.filter((d) => h.ticks.includes(d)).length, 0);
  const goals = habits.reduce((n, h) => n + h.goal, 0);
  const top = [...habits].sort((a, b) => streakOf(b) - streakOf(a))[0];
  const plural = (n: number) => n + (n === 1 ? " day" : " days");

  const saveEdit = () => {
    if (editText.trim()) setHabits((hs) => hs.map((h) => (h.id === editId ? { ...h, name: editText.trim() } : h)));
    setEditId("");
  };

  const add = () => {
    if (!name.trim()) {
      setErr("Please give the habit a name");
      return;
    }
    setErr("");
    setHabits((hs) => [...hs, { id: uid(), name: name.trim(), when, goal: Number(goal), best: 0, ticks: [] }]);
    setToast(`“${name.trim()}” added`);
    setName("");
    setGoal("5");
  };

  return (
    <>
      <Head title="Daily habits" sub="Small jobs that keep her afloat and me in practice." {...head} />
      <div className="stats">
        <div className="stat">
          <div className="statl">TODAY</div>
          <div className="statn">{today} of {habits.length}</div>
          <div className="mut15">{left === 0 ? "All done" : left === 1 ? "1 habit to go" : left + " habits to go"}</div>
        </div>
        <div className="stat">
          <div className="statl">THIS WEEK</div>
          <div className="statn">{got} of {goals}</div>
          <div className="prog"><div style={{ width: (goals ? Math.min(100, (got / goals) * 100) : 0) + "%" }} /></div>
        </div>
        <div className="stat">
          <div className="statl">LONGEST RUN GOING</div>
          <div className="statn">{plural(top ? streakOf(top) : 0)}</div>
          <div className="mut15">{top ? top.name : "No habits yet"}</div>
        </div>
      </div>

      <div className="card pad hgrid">
        <div className="row between">
          <div className="row">
            <div className="sqbtn" onClick={() => setOff(off - 1)}><ChevronLeft size={17} /></div>
            <b className="serif wk">{dm(days[0])} to {dm(days[6])}</b>
            <div className={"sqbtn" + (off === 0 ? " off" : "")} onClick={() => off < 0 && setOff(off + 1)}><ChevronRight size={17} /></div>
          </div>
          <div className="row">
            <b className="sortlbl">Sort by</b>
            <select className="sel" value={sort} onChange={(e) => setSort(e.target.value)}>
              <option value="added">Order added</option>
              <option value="name">Name</option>
              <option value="streak">Streak</option>
            </select>
          </div>
        </div>

        <div className="hrow hhead">
          <div className="hname">Habit</div>
          {days.map((d) => (
            <div key={d} className={"hday" + (d === TODAY ? " today" : "")}>
              {dow(d)}
              <b>{dom(d)}</b>
            </div>
          ))}
          <div className="hweek">Week</div>
          <div className="hstreak">Streak</div>
          <div className="hbest">Best</div>
          <div className="hicons" />
        </div>
        {["Morning", "Evening"].map((g) => {
          const list = habits.filter((h) => h.when === g);
          if (!list.length) return null;
          return (
            <div key={g}>
              <div className="hgroup">
                <b className="serif">{g}</b> <span className="mut">{list.filter((h) => h.ticks.includes(TODAY)).length} of {list.length} today</span>
              </div>
              {list.map((h) => {
                const s = streakOf(h);
                return (
                  <div key={h.id} className="hrow">
                    <div className="hname">
                      {editId === h.id ? (
                        <input
                          className="titleedit"
                          autoFocus
                          value={editText}
                          onChange={(e) => setEditText(e.target.value)}
                          onBlur={saveEdit}
                          onKeyDown={(e) => {
                            if (e.key === "Enter") saveEdit();
                            if (e.key === "Escape") setEditId("");
                          }}
                        />
                      ) : (
                        <b>{h.name}</b>
                      )}
                    </div>
                    {days.map((d) => {
                      const on = h.ticks.includes(d);
                      return (
                        <div key={d} className={"hday" + (d === TODAY ? " today" : "")}>
                          <div className={"tickbox" + (on ? " on" : "") + (d > TODAY ? " future" : "")} onClick={() => d <= TODAY && tick(h.id, d)}>
                            {on && <Check size={16} />}
                          </div>
                        </div>
                      );
                    })}
                    <div className="hweek"><b>{days.filter((d) => h.ticks.includes(d)).length} / {h.goal}</b></div>
                    <div className={"hstreak" + (s ? "" : " zero")}><Flame size={15} /> {plural(s)}</div>
                    <div className="hbest">{h.best}</div>
                    <div className="hicons">
                      <div className="ic" onClick={() => { setEditId(h.id); setEditText(h.name); }}><Pencil size={15} /></div>
                      <div className="ic" onClick={() => setKilling(h)}><Trash2 size={15} /></div>
                    </div>
                  </div>
                );
              })}
            </div>
          );
        })}
        {habits.length === 0 && <div className="empty">No habits yet. Add one below.</div>}
      </div>

      <div className="hbottom">
        <div className="card pad">
          <h2>Add a habit</h2>
          <div className="hform">
            <div style={{ flex: 1 }}>
              <div className="lbl">Habit name <em>*</em></div>
              <input className="inp" placeholder="e.g. Oil the stern gland" value={name} onChange={(e) => setName(e.target.value)} />
            </div>
            <div style={{ width: 130 }}>
              <div className="lbl">When</div>
              <select className="inp" value={when} onChange={(e) => setWhen(e.target.value)}>
                <option>Morning</option>
                <option>Evening</option>
              </select>
            </div>
            <div style={{ width: 110 }}>
              <div className="lbl">Days a week</div>
              <input className="inp" type="number" value={goal} onChange={(e) => setGoal(e.target.value)} />
            </div>
            <button className="btn primary" onClick={add}>Add habit</button>
          </div>
          {err && <div className="err">{err}</div>}
        </div>
        <Fold title="How streaks are counted" open={false} />
      </div>
      {killing && (
        <Modal
          title="Delete this habit?"
          text={`“${killing.name}” and all its ticks will go.`}
          yes="Delete habit"
          onNo={() => setKilling(null)}
          onYes={() => {
            setHabits((hs) => hs.filter((h) => h.id !== killing.id));
            setToast("Habit deleted");
            setKilling(null);
          }}
        />
      )}
    </>
  );
}
