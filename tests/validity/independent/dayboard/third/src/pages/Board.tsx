import { Archive, ArrowLeft, ArrowRight, CalendarClock, ChevronDown, ChevronRight, Clock, Pencil, Plus, Search, SquareKanban, Star, StretchHorizontal, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { CheckBox, Head, Seg, TagPill } from "../bits";
import { Boat, COLS, Col, Habit, Prefs, TAGS, TODAY, Task, ddm, diff, dm, uid } from "../data";

type Props = {
  tasks: Task[];
  setTasks: React.Dispatch<React.SetStateAction<Task[]>>;
  habits: Habit[];
  prefs: Prefs;
  boat: Boat;
  patch: (id: string, p: Partial<Task>) => void;
  move: (id: string, col: Col) => void;
  bin: (id: string) => void;
  tick: (id: string, date: string) => void;
  setToast: (s: string) => void;
  head: { open: number; habits: string };
};

const order: Col[] = ["todo", "doing", "done"];

export default function Board({ tasks, setTasks, habits, prefs, boat, patch, move, bin, tick, setToast, head }: Props) {
  const nav = useNavigate();
  const [stripOpen, setStripOpen] = useState(true);
  const [q, setQ] = useState("");
  const [starred, setStarred] = useState(false);
  const [sort, setSort] = useState("order");
  const [view, setView] = useState("board");
  const [tag, setTag] = useState("");
  const [closed, setClosed] = useState<string[]>([]);
  const [adding, setAdding] = useState<Record<string, string>>({});
  const [openSteps, setOpenSteps] = useState<string[]>([]);
  const [editId, setEditId] = useState("");
  const [editText, setEditText] = useState("");
  const [over, setOver] = useState("");
  const [dragId, setDragId] = useState("");

  const all = tasks.filter((t) => !t.archived);
  let shown = all.filter((t) => t.title.toLowerCase().includes(q.trim().toLowerCase()));
  if (starred) shown = shown.filter((t) => t.star);
  if (tag) shown = shown.filter((t) => t.tag === tag);
  if (sort === "due") shown = [...shown].sort((a, b) => (a.due || "9").localeCompare(b.due || "9"));
  if (sort === "priority") shown = [...shown].sort((a, b) => a.priority.localeCompare(b.priority));
  if (sort === "title") shown = [...shown].sort((a, b) => a.title.localeCompare(b.title));

  const late = all.filter((t) => t.col !== "done" && t.due && t.due < TODAY).length;
  const fin = all.filter((t) => t.finished === TODAY).length;
  const sub =
    (late === 0 ? "Nothing is late" : late === 1 ? "1 task is late" : late + " tasks are late") +
    (fin === 0 ? ", nothing finished yet today." : `, ${fin} finished today.`);

  const flip = (list: string[], id: string) => (list.includes(id) ? list.filter((x) => x !== id) : [...list, id]);

  const quickAdd = (col: Col) => {
    const title = (adding[col] || "").trim();
    if (!title) {
      setToast("Give the task a title first");
      return;
    }
    const t: Task = {
      id: uid(), title, tag: tag || "Hull", col, priority: "Normal", due: "", hours: "", star: false, notes: "", steps: [],
      history: [{ date: TODAY, text: "Added to the board" }],
      finished: col === "done" ? TODAY : undefined,
    };
    setTasks((ts) => [t, ...ts]);
    setAdding({ ...adding, [col]: "" });
  };

  const archiveAll = () => {
    const n = all.filter((t) => t.col === "done").length;
    if (!n) return;
    setTasks((ts) => ts.map((t) => (!t.archived && t.col === "done" ? { ...t, archived: "finished", archivedOn: t.finished || TODAY } : t)));
    setToast(n + (n === 1 ? " task archived" : " tasks archived"));
  };

  const saveEdit = () => {
    if (editId && editText.trim()) patch(editId, { title: editText.trim() });
    setEditId("");
  };

  const meta = (t: Task) => (
    <div className="meta">
      <TagPill tag={t.tag} />
      {t.col !== "done" && t.priority !== "Normal" && <span className={"prio " + t.priority.toLowerCase()}>{t.priority.toUpperCase()}</span>}
      {t.col === "done" && <span>Finished {dm(t.finished || TODAY)}</span>}
      {t.col !== "done" && t.due && (
        <span className={"due" + (t.due < TODAY ? " late" : t.due === TODAY ? " now" : "")}>
          <CalendarClock size={14} />
          {t.due < TODAY ? (diff(TODAY, t.due) === 1 ? "1 day late" : diff(TODAY, t.due) + " days late") : t.due === TODAY ? "Due today" : ddm(t.due)}
        </span>
      )}
      {t.hours && (
        <span className="due">
          <Clock size={14} /> {t.hours} h
        </span>
      )}
    </div>
  );

  const star = (t: Task) => (
    <div
      className={"ic star" + (t.star ? " on" : "")}
      onClick={(e) => {
        e.stopPropagation();
        patch(t.id, { star: !t.star });
      }}
    >
      <Star size={17} fill={t.star ? "currentColor" : "none"} />
    </div>
  );

  const title = (t: Task) =>
    editId === t.id ? (
      <input
        className="titleedit"
        autoFocus
        value={editText}
        onClick={(e) => e.stopPropagation()}
        onChange={(e) => setEditText(e.target.value)}
        onBlur={saveEdit}
        onKeyDown={(e) => {
          if (e.key === "Enter") saveEdit();
          if (e.key === "Escape") setEditId("");
        }}
      />
    ) : (
      <div className={"ctitle" + (t.col === "done" ? " struck" : "")}>{t.title}</div>
    );

  const tools = (t: Task) => {
    const i = order.indexOf(t.col);
    return (
      <div className="tools" onClick={(e) => e.stopPropagation()}>
        {i > 0 && <div className="ic" onClick={() => move(t.id, order[i - 1])}><ArrowLeft size={16} /></div>}
        {i < 2 && <div className="ic" onClick={() => move(t.id, order[i + 1])}><ArrowRight size={16} /></div>}
        <div className="ic" onClick={() => { setEditId(t.id); setEditText(t.title); }}><Pencil size={16} /></div>
        <div className="ic" onClick={() => bin(t.id)}><Trash2 size={16} /></div>
      </div>
    );
  };

  const card = (t: Task) => (
    <div
      key={t.id}
      className="task"
      draggable
      onDragStart={(e) => {
        setDragId(t.id);
        e.dataTransfer.setData("text/plain", t.id);
      }}
      onDragEnd={() => {
        setDragId("");
        setOver("");
      }}
      onClick={() => nav("/task/" + t.id)}
    >
      <CheckBox on={t.col === "done"} onClick={() => move(t.id, t.col === "done" ? "todo" : "done")} />
      <div className="taskbody">
        <div className="row top">
          {title(t)}
          {star(t)}
        </div>
        {!prefs.compact && meta(t)}
        <div className="row between">
          {t.steps.length > 0 ? (
            <div className="stepsbtn" onClick={(e) => { e.stopPropagation(); setOpenSteps(flip(openSteps, t.id)); }}>
              {openSteps.includes(t.id) ? <ChevronRight size={14} className="up" /> : <ChevronDown size={14} />}
              {t.steps.filter((s) => s.done).length} of {t.steps.length} steps
            </div>
          ) : (
            <div />
          )}
          {tools(t)}
        </div>
        {openSteps.includes(t.id) && t.steps.length > 0 && (
          <div className="cardsteps">
            {t.steps.map((s) => (
              <div key={s.id} className="row">
                <CheckBox on={s.done} /> <span className={s.done ? "struck" : ""}>{s.text}</span>
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );

  const doneHabits = habits.filter((h) => h.ticks.includes(TODAY)).length;

  return (
    <>
      <Head title={`The ${boat.name} board`} sub={sub} {...head} />

      {prefs.strip && (
        <div className="card strip">
          <div className="row between">
            <div className="row">
              <div className="ic" onClick={() => setStripOpen(!stripOpen)}>{stripOpen ? <ChevronDown size={17} /> : <ChevronRight size={17} />}</div>
              <b className="serif">Today’s habits</b>
              <span className="mut">{doneHabits} of {habits.length} done</span>
            </div>
            <div className="link" onClick={() => nav("/habits")}>See the whole week</div>
          </div>
          {stripOpen && (
            <div className="chips">
              {habits.map((h) => (
                <div key={h.id} className={"hchip" + (h.ticks.includes(TODAY) ? " on" : "")} onClick={() => tick(h.id, TODAY)}>
                  <CheckBox on={h.ticks.includes(TODAY)} />
                  {h.name}
                </div>
              ))}
            </div>
          )}
        </div>
      )}

      <div className="row between bar">
        <div className="row">
          <div className="search">
            <Search size={16} />
            <input placeholder="Search tasks and notes" value={q} onChange={(e) => setQ(e.target.value)} />
          </div>
          <div className={"btn" + (starred ? " active" : "")} onClick={() => setStarred(!starred)}>
            <Star size={16} fill={starred ? "currentColor" : "none"} /> Starred only
          </div>
        </div>
        <div className="row">
          <b className="sortlbl">Sort by</b>
          <select className="sel" value={sort} onChange={(e) => setSort(e.target.value)}>
            <option value="order">Board order</option>
            <option value="due">Due date</option>
            <option value="priority">Priority</option>
            <option value="title">Title</option>
          </select>
          <Seg
            value={view}
            onPick={setView}
            items={[
              { id: "board", label: <><SquareKanban size={15} /> Board</> },
              { id: "list", label: <><StretchHorizontal size={15} /> List</> },
            ]}
          />
        </div>
      </div>

      <div className="row between tagsbar">
        <div className="tags">
          <div className={"tchip" + (tag === "" ? " on" : "")} onClick={() => setTag("")}>All tags</div>
          {TAGS.map((g) => (
            <div key={g} className={"tchip" + (tag === g ? " on" : "")} onClick={() => setTag(tag === g ? "" : g)}>
              {g} <i>{all.filter((t) => t.tag === g).length}</i>
            </div>
          ))}
        </div>
        <span className="mut">{all.length} tasks on the board</span>
      </div>

      {view === "board" ? (
        <div className="cols">
          {COLS.map((c) => {
            const list = shown.filter((t) => t.col === c.id);
            const hours = list.reduce((n, t) => n + (parseFloat(t.hours) || 0), 0);
            const isClosed = closed.includes(c.id);
            return (
              <div
                key={c.id}
                className={"col " + c.id + (over === c.id ? " over" : "")}
                onDragOver={(e) => {
                  e.preventDefault();
                  setOver(c.id);
                }}
                onDrop={(e) => {
                  e.preventDefault();
                  setOver("");
                  move(e.dataTransfer.getData("text/plain") || dragId, c.id);
                }}
              >
                <div className="row between colhead">
                  <div className="row">
                    <div className="ic" onClick={() => setClosed(flip(closed, c.id))}>{isClosed ? <ChevronRight size={18} /> : <ChevronDown size={18} />}</div>
                    <b className="serif">{c.name}</b>
                    <span className="cnt">{list.length}</span>
                  </div>
                  {c.id === "done" ? (
                    <div className="link sm" onClick={archiveAll}><Archive size={15} /> Archive all</div>
                  ) : (
                    <span className="mut">about {hours} h</span>
                  )}
                </div>
                {!isClosed && (
                  <>
                    <div className="quick">
                      <input
                        placeholder={`Add to ${c.name}…`}
                        value={adding[c.id] || ""}
                        onChange={(e) => setAdding({ ...adding, [c.id]: e.target.value })}
                        onKeyDown={(e) => e.key === "Enter" && quickAdd(c.id)}
                      />
                      <div onClick={() => quickAdd(c.id)}><Plus size={17} /></div>
                    </div>
                    {list.map(card)}
                    {list.length === 0 && <div className="empty">{q || tag || starred ? "Nothing matches here." : "Nothing here yet."}</div>}
                  </>
                )}
              </div>
            );
          })}
        </div>
      ) : (
        <div className="card list">
          {shown.length === 0 && <div className="empty">No tasks match.</div>}
          {shown.map((t) => (
            <div key={t.id} className="lrow" onClick={() => nav("/task/" + t.id)}>
              <CheckBox on={t.col === "done"} onClick={() => move(t.id, t.col === "done" ? "todo" : "done")} />
              <div className="ltitle">{title(t)}</div>
              <span className="lcol">{COLS.find((c) => c.id === t.col)!.name}</span>
              {meta(t)}
              {star(t)}
              {tools(t)}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
