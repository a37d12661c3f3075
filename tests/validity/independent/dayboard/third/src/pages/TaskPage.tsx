import { Ellipsis, Pencil, Plus, Star, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { CheckBox, Fold, Head, Seg, TagPill } from "../bits";
import { COLS, Col, TAGS, TODAY, Task, addDays, colName, diff, dm, long, uid } from "../data";

type Props = {
  tasks: Task[];
  patch: (id: string, p: Partial<Task>) => void;
  move: (id: string, col: Col) => void;
  bin: (id: string) => void;
  setToast: (s: string) => void;
  head: { open: number; habits: string };
};

export default function TaskPage({ tasks, patch, move, bin, setToast, head }: Props) {
  const { id } = useParams();
  const nav = useNavigate();
  const task = tasks.find((t) => t.id === id && !t.archived);
  const [menu, setMenu] = useState(false);
  const [editing, setEditing] = useState(false);
  const [noting, setNoting] = useState(false);
  const [step, setStep] = useState("");
  const [hist, setHist] = useState(true);
  const [hours, setHours] = useState(task?.hours || "");
  const titleRef = useRef<HTMLDivElement>(null);
  const notesRef = useRef<HTMLDivElement>(null);

  if (!task)
    return (
      <>
        <Head title="Task" sub={<span className="link" onClick={() => nav("/")}>Board</span>} {...head} />
        <div className="card empty">This task is not on the board any more.</div>
      </>
    );

  const done = task.steps.filter((s) => s.done).length;
  const pct = task.steps.length ? Math.round((done / task.steps.length) * 100) : 0;

  const setDue = (due: string) =>
    patch(task.id, { due, history: [{ date: TODAY, text: due ? "Due date set to " + dm(due) : "Due date cleared" }, ...task.history] });

  const left = () => {
    const n = diff(task.due, TODAY);
    return long(task.due) + ". " + (n === 0 ? "Due today" : n > 0 ? n + (n === 1 ? " day left" : " days left") : -n + (n === -1 ? " day late" : " days late"));
  };

  const saveTitle = () => {
    const v = (titleRef.current?.innerText || "").trim();
    if (v) patch(task.id, { title: v });
    else if (titleRef.current) titleRef.current.innerText = task.title;
    setEditing(false);
  };

  const addStep = () => {
    if (!step.trim()) return;
    patch(task.id, { steps: [...task.steps, { id: uid(), text: step.trim(), done: false }] });
    setStep("");
  };

  const sub = (
    <>
      <span className="link" onClick={() => nav("/")}>Board</span> / {colName(task.col)}
    </>
  );

  return (
    <>
      <Head
        title="Task"
        sub={sub}
        {...head}
        extra={
          <div className="menuwrap">
            <div className="sqbtn" onClick={() => setMenu(!menu)}><Ellipsis size={17} /></div>
            {menu && (
              <div className="menu">
                <div onClick={() => { setMenu(false); setToast("Task duplicated"); }}>Duplicate</div>
                <div onClick={() => { patch(task.id, { archived: "finished", archivedOn: TODAY }); setToast("Task archived"); nav("/"); }}>Archive</div>
                <div className="redtext" onClick={() => { bin(task.id); nav("/"); }}>Delete</div>
              </div>
            )}
          </div>
        }
      />
      <div className="taskgrid">
        <div className="stack">
          <div className="card pad">
            <div className="row thead">
              <CheckBox big on={task.col === "done"} onClick={() => move(task.id, task.col === "done" ? "todo" : "done")} />
              <div
                key={task.id + task.title}
                ref={titleRef}
                className="ttitle"
                contentEditable={editing}
                suppressContentEditableWarning
                onBlur={() => editing && saveTitle()}
                onKeyDown={(e) => {
                  if (e.key === "Enter") {
                    e.preventDefault();
                    titleRef.current?.blur();
                  }
                }}
              >
                {task.title}
              </div>
              <div className="ic" onClick={() => { setEditing(true); setTimeout(() => titleRef.current?.focus(), 0); }}><Pencil size={17} /></div>
              <div className="grow" />
              <div className={"ic star" + (task.star ? " on" : "")} onClick={() => patch(task.id, { star: !task.star })}>
                <Star size={20} fill={task.star ? "currentColor" : "none"} />
              </div>
            </div>
            <div className="tmeta">
              <TagPill tag={task.tag} /> {task.priority} priority{task.hours ? `, about ${task.hours} hours of work` : ""}
            </div>
          </div>

          <div className="card pad">
            <div className="row between">
              <h2>Steps</h2>
              <span className="mut">{done} of {task.steps.length} done, {pct}%</span>
            </div>
            <div className="prog"><div style={{ width: pct + "%" }} /></div>
            {task.steps.map((s) => (
              <div key={s.id} className="steprow">
                <CheckBox on={s.done} onClick={() => patch(task.id, { steps: task.steps.map((x) => (x.id === s.id ? { ...x, done: !x.done } : x)) })} />
                <span className={s.done ? "struck" : ""}>{s.text}</span>
                <div className="grow" />
                <div className="ic" onClick={() => patch(task.id, { steps: task.steps.filter((x) => x.id !== s.id) })}><Trash2 size={15} /></div>
              </div>
            ))}
            <div className="quick">
              <input placeholder="Add a step…" value={step} onChange={(e) => setStep(e.target.value)} onKeyDown={(e) => e.key === "Enter" && addStep()} />
              <div onClick={addStep}><Plus size={17} /></div>
            </div>
          </div>

          <div className="card pad">
            <div className="row between">
              <h2>Notes</h2>
              {noting ? (
                <div className="row">
                  <div className="btn sm" onClick={() => { if (notesRef.current) notesRef.current.innerText = task.notes; setNoting(false); }}>Cancel</div>
                  <div className="btn sm primary" onClick={() => { patch(task.id, { notes: notesRef.current?.innerText.trim() || "" }); setNoting(false); }}>Save notes</div>
                </div>
              ) : (
                <div className="btn sm" onClick={() => { setNoting(true); setTimeout(() => notesRef.current?.focus(), 0); }}><Pencil size={14} /> Edit notes</div>
              )}
            </div>
            <div key={task.id + task.notes} ref={notesRef} className={"notes" + (noting ? " live" : "")} contentEditable={noting} suppressContentEditableWarning>
              {task.notes}
            </div>
            {!task.notes && !noting && <div className="mut">No notes yet.</div>}
          </div>
        </div>

        <div className="stack">
          <div className="card pad">
            <div className="lbl">Column</div>
            <select className="inp" value={task.col} onChange={(e) => move(task.id, e.target.value as Col)}>
              {COLS.map((c) => <option key={c.id} value={c.id}>{c.name}</option>)}
            </select>
            <div className="lbl">Due date</div>
            <input className="inp" type="date" value={task.due} onChange={(e) => setDue(e.target.value)} />
            <div className="hint">{task.due ? left() : "No due date"}</div>
            <div className="row duebtns">
              <div className="btn sm" onClick={() => setDue(addDays(TODAY, 1))}>Tomorrow</div>
              <div className="btn sm" onClick={() => setDue(addDays(TODAY, 7))}>A week later</div>
              <div className="btn sm" onClick={() => setDue("")}>Clear</div>
            </div>
            <div className="lbl">Priority</div>
            <Seg value={task.priority} onPick={(priority) => patch(task.id, { priority })} items={["High", "Normal", "Low"].map((p) => ({ id: p, label: p }))} />
            <div className="taghours">
              <div>
                <div className="lbl">Tag</div>
                <select className="inp" value={task.tag} onChange={(e) => patch(task.id, { tag: e.target.value })}>
                  {!task.tag && <option value="">No tag</option>}
                  {TAGS.map((t) => <option key={t}>{t}</option>)}
                </select>
              </div>
              <div>
                <div className="lbl">Hours</div>
                <input className="inp" value={hours} onChange={(e) => setHours(e.target.value)} />
              </div>
            </div>
          </div>
          <Fold title={`History (${task.history.length})`} open={hist} onClick={() => setHist(!hist)}>
            {task.history.map((h, i) => (
              <div key={i} className="hist">
                <span>{dm(h.date)}</span> {h.text}
              </div>
            ))}
          </Fold>
        </div>
      </div>
    </>
  );
}
