import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { CheckBox, Fold, Head, Seg, TagPill } from "../bits";
import { COLS, Col, Prefs, TAGS, TODAY, Task, colName, uid } from "../data";

type Props = {
  setTasks: React.Dispatch<React.SetStateAction<Task[]>>;
  prefs: Prefs;
  setToast: (s: string) => void;
  head: { open: number; habits: string };
};

export default function NewTask({ setTasks, prefs, setToast, head }: Props) {
  const nav = useNavigate();
  const [title, setTitle] = useState("");
  const [tag, setTag] = useState("");
  const [col, setCol] = useState<Col>(prefs.defaultCol);
  const [due, setDue] = useState("");
  const [priority, setPriority] = useState("Normal");
  const [hours, setHours] = useState("");
  const [steps, setSteps] = useState([""]);
  const [notes, setNotes] = useState("");
  const [stay, setStay] = useState(false);
  const [err, setErr] = useState("");
  const [tips, setTips] = useState(false);

  const clear = () => {
    setTitle("");
    setTag("");
    setCol(prefs.defaultCol);
    setDue("");
    setPriority("Normal");
    setHours("");
    setSteps([""]);
    setNotes("");
    setErr("");
  };

  const submit = () => {
    if (!title.trim()) {
      setErr("A task needs a title");
      return;
    }
    const t: Task = {
      id: uid(), title: title.trim(), tag, col, due, priority, hours, notes, star: false,
      steps: steps.filter((s) => s.trim()).map((s) => ({ id: uid(), text: s.trim(), done: false })),
      history: [{ date: TODAY, text: "Added to the board" }],
      finished: col === "done" ? TODAY : undefined,
    };
    setTasks((ts) => [t, ...ts]);
    setToast(`“${t.title}” added to ${colName(col)}`);
    if (stay) clear();
    else nav("/");
  };

  return (
    <>
      <Head title="New task" sub="Write it down before it rusts." {...head} />
      <div className="newgrid">
        <div className="card pad">
          <div className="lbl">Title <em>*</em></div>
          <input className={"inp" + (err ? " bad" : "")} placeholder="What needs doing?" value={title} onChange={(e) => { setTitle(e.target.value); setErr(""); }} />
          {err && <div className="err">{err}</div>}
          <div className="two">
            <div>
              <div className="lbl">Tag <em>*</em></div>
              <select className="inp" value={tag} onChange={(e) => setTag(e.target.value)}>
                <option value="">Choose a tag</option>
                {TAGS.map((t) => <option key={t}>{t}</option>)}
              </select>
            </div>
            <div>
              <div className="lbl">Column</div>
              <Seg value={col} onPick={(c) => setCol(c as Col)} items={COLS.map((c) => ({ id: c.id, label: c.name }))} />
            </div>
            <div>
              <div className="lbl">Due date</div>
              <input className="inp" type="date" value={due} onChange={(e) => setDue(e.target.value)} />
              <div className="hint">Leave empty if it can wait</div>
            </div>
            <div>
              <div className="lbl">Priority</div>
              <Seg value={priority} onPick={setPriority} items={["High", "Normal", "Low"].map((p) => ({ id: p, label: p }))} />
            </div>
            <div>
              <div className="lbl">Hours of work</div>
              <input className="inp" placeholder="e.g. 2.5" value={hours} onChange={(e) => setHours(e.target.value)} />
              <div className="hint">A guess will do, in half hours</div>
            </div>
            <div>
              <div className="lbl">First steps</div>
              {steps.map((s, i) => (
                <input
                  key={i}
                  className="inp stepinp"
                  placeholder={"Step " + (i + 1)}
                  value={s}
                  onChange={(e) => setSteps(steps.map((x, j) => (j === i ? e.target.value : x)))}
                />
              ))}
              <div className="link addstep" onClick={() => setSteps([...steps, ""])}><Plus size={15} /> Add another step</div>
            </div>
          </div>
          <div className="lbl">Notes</div>
          <textarea className="inp area" placeholder="Part numbers, who to ring, what went wrong last time" value={notes} onChange={(e) => setNotes(e.target.value)} />
          <div className="hint">{280 - notes.length} characters left</div>
          <div className="row between formfoot">
            <div className="row stay" onClick={() => setStay(!stay)}>
              <CheckBox on={stay} /> Stay here to add another
            </div>
            <div className="row">
              <button className="btn" onClick={clear}>Clear form</button>
              <button className="btn" onClick={() => nav("/")}>Cancel</button>
              <button className="btn primary" onClick={submit}>Add task</button>
            </div>
          </div>
        </div>
        <div className="stack">
          <div className="card pad">
            <h2>On the board</h2>
            <div className="mut">It will go to the top of {colName(col)}.</div>
            <div className="preview">
              <b>{title || "Your task title"}</b>
              <div>{tag ? <TagPill tag={tag} /> : <span className="tag tag-none">No tag yet</span>}</div>
              <div className="mut">No steps</div>
            </div>
          </div>
          <Fold title="What makes a good task?" open={tips} onClick={() => setTips(!tips)}>
            <p className="foldtext">One job, one afternoon. Start with a verb, say which bit of the boat, and put part numbers in the notes.</p>
          </Fold>
        </div>
      </div>
    </>
  );
}
