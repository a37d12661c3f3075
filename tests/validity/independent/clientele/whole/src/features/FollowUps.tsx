import { Trash2 } from "lucide-react";
import { useState, type FormEvent, type RefObject } from "react";
import { shortDate, TODAY } from "../lib/dates";
import { newId } from "../lib/ids";
import { putBack } from "../lib/putBack";
import { useStore } from "../state/store";
import { Checkbox } from "../ui/Checkbox";
import { useToast } from "../ui/toasts";

export function FollowUps({ inputRef }: { inputRef: RefObject<HTMLInputElement> }) {
  const { state, dispatch } = useStore();
  const toast = useToast();
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const done = state.followUps.filter((f) => f.done).length;
  const shown = state.hideDone ? state.followUps.filter((f) => !f.done) : state.followUps;

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) {
      setError("Write what to follow up first.");
      return;
    }
    dispatch({ type: "followup/add", followUp: { id: newId("f"), text: text.trim(), due: TODAY, done: false } });
    setText("");
    setError("");
  };

  return (
    <section className="card" aria-labelledby="followups-title">
      <div className="flex items-center justify-between px-5 py-[14px]">
        <div>
          <h2 id="followups-title" className="serif text-[20px] font-bold leading-6">Follow-ups</h2>
          <p className="soft small leading-5">{done} of {state.followUps.length} done</p>
        </div>
        <button
          type="button"
          className="btn"
          data-size="sm"
          aria-pressed={state.hideDone}
          onClick={() => dispatch({ type: "followup/hideDone" })}
        >
          {state.hideDone ? "Show done" : "Hide done"}
        </button>
      </div>
      <ul>
        {shown.map((f) => (
          <li key={f.id} className="rule flex h-[39px] items-center gap-[10px] border-t px-5" data-state={f.done ? "done" : "open"}>
            <Checkbox checked={f.done} label={f.text} onChange={() => dispatch({ type: "followup/toggle", id: f.id })} />
            <span className={`min-w-0 flex-1 truncate ${f.done ? "soft line-through" : ""}`}>{f.text}</span>
            <span className={`small ${f.due === TODAY && !f.done ? "font-bold text-[var(--red)]" : "soft"}`}>
              {f.due === TODAY ? "Today" : shortDate(f.due)}
            </span>
            <button
              type="button"
              className="icon-btn -mr-2"
              aria-label={`Delete follow-up: ${f.text}`}
              onClick={() => {
                const before = state.followUps;
                dispatch({ type: "followup/delete", id: f.id });
                toast("Follow-up deleted", () =>
                  dispatch({
                    type: "apply",
                    change: (s) => ({ ...s, followUps: putBack(before, s.followUps, (x) => x.id, [f.id]) }),
                  }),
                );
              }}
            >
              <Trash2 size={15} />
            </button>
          </li>
        ))}
        {shown.length === 0 && (
          <li className="soft rule border-t px-5 py-4 text-center">
            {state.followUps.length ? "Everything is done." : "Nothing to follow up."}
          </li>
        )}
      </ul>
      <form noValidate className="rule border-t px-5 py-[10px] pb-4" onSubmit={add}>
        <div className="flex gap-2">
          <input
            ref={inputRef}
            className="input"
            aria-label="New follow-up"
            aria-invalid={Boolean(error)}
            aria-describedby={error ? "followup-error" : undefined}
            data-invalid={Boolean(error)}
            placeholder="Add a follow-up for today"
            value={text}
            onChange={(e) => {
              setText(e.target.value);
              setError("");
            }}
          />
          <button type="submit" className="btn">Add</button>
        </div>
        {error && <p id="followup-error" role="alert" className="error">{error}</p>}
      </form>
    </section>
  );
}
