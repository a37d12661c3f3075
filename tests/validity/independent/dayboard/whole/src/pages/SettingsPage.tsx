import { useState } from "react";
import type { FormEvent } from "react";
import { Confirm } from "../components/Modal";
import PageHead from "../components/PageHead";
import Segmented from "../components/Segmented";
import Switch from "../components/Switch";
import { TODAY, plural } from "../lib/dates";
import { COLUMNS } from "../lib/types";
import type { Boat, ColumnId, WeekStart } from "../lib/types";
import { board } from "../store/BoardStore";
import { useBoard } from "../store/hooks";
import { boardView, draftStore } from "../store/session";
import { toasts } from "../store/toasts";

function BoatForm() {
  const [boat, setBoat] = useState(board.get().boat);
  const [errors, setErrors] = useState<Partial<Boat>>({});

  const edit = (patch: Partial<Boat>) => setBoat({ ...boat, ...patch });

  const submit = (e: FormEvent) => {
    e.preventDefault();
    const tidy = { name: boat.name.trim(), owner: boat.owner.trim(), launch: boat.launch };
    const found: Partial<Boat> = {};
    if (!tidy.name) found.name = "The boat needs a name.";
    if (!tidy.owner) found.owner = "Tell us your name.";
    if (!tidy.launch) found.launch = "Choose a launch date.";
    else if (tidy.launch < TODAY) found.launch = "The launch date has passed already.";
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    board.saveBoat(tidy);
    setBoat(tidy);
    toasts.show("Boat details saved");
  };

  return (
    <form className="panel pad boat-form" onSubmit={submit}>
      <h2>The boat</h2>
      <div className="three">
        <div>
          <div className="caption">
            Boat name <i>*</i>
          </div>
          <input className={errors.name ? "field bad" : "field"} placeholder="Boat name" maxLength={30} value={boat.name} onChange={(e) => edit({ name: e.target.value })} />
          {errors.name ? <div className="error">{errors.name}</div> : <div className="hint">Shown on the board and in the sidebar</div>}
        </div>
        <div>
          <div className="caption">
            Your name <i>*</i>
          </div>
          <input className={errors.owner ? "field bad" : "field"} placeholder="Your name" maxLength={40} value={boat.owner} onChange={(e) => edit({ owner: e.target.value })} />
          {errors.owner && <div className="error">{errors.owner}</div>}
        </div>
        <div>
          <div className="caption">
            Launch date <i>*</i>
          </div>
          <input className={errors.launch ? "field bad" : "field"} type="date" value={boat.launch} onChange={(e) => edit({ launch: e.target.value })} />
          {errors.launch ? <div className="error">{errors.launch}</div> : <div className="hint">Counts down in the sidebar</div>}
        </div>
      </div>
      <button type="submit" className="btn primary">
        Save boat details
      </button>
    </form>
  );
}

export default function SettingsPage() {
  const { prefs, tasks, habits } = useBoard();
  const [asking, setAsking] = useState(false);
  const [round, setRound] = useState(0);

  const reset = () => {
    board.clear();
    boardView.clear();
    draftStore.clear();
    setRound(round + 1);
    toasts.show("Everything is as it first came");
  };

  return (
    <>
      <PageHead title="Settings" sub="Kept in this browser, and nowhere else." />
      <div className="settings-grid">
        <section className="panel pad">
          <h2>Appearance</h2>
          <div className="caption">Theme</div>
          <Segmented
            value={prefs.theme}
            onPick={(theme) => board.prefer({ theme })}
            options={[
              { id: "light", name: "Light" },
              { id: "dark", name: "Dark" },
            ]}
          />
          <div className="setting">
            <div>
              Compact cards
              <div className="hint">Hide tags, dates and hours on the board</div>
            </div>
            <Switch on={prefs.compact} name="Compact cards" onToggle={() => board.prefer({ compact: !prefs.compact })} />
          </div>
          <div className="setting">
            <div>
              Show today’s habits on the board
              <div className="hint">The strip above the columns</div>
            </div>
            <Switch on={prefs.strip} name="Show today’s habits on the board" onToggle={() => board.prefer({ strip: !prefs.strip })} />
          </div>
        </section>
        <section className="panel pad">
          <h2>Planning</h2>
          <div className="row">
            <div className="caption">Week starts on</div>
            <select className="field" value={prefs.weekStart} onChange={(e) => board.prefer({ weekStart: e.target.value as WeekStart })}>
              <option value="monday">Monday</option>
              <option value="saturday">Saturday</option>
              <option value="sunday">Sunday</option>
            </select>
            <div className="hint">Sets the first day in the habit grid</div>
          </div>
          <div className="row">
            <div className="caption">Default column</div>
            <select className="field" value={prefs.defaultColumn} onChange={(e) => board.prefer({ defaultColumn: e.target.value as ColumnId })}>
              {COLUMNS.map((c) => (
                <option key={c.id} value={c.id}>
                  {c.name}
                </option>
              ))}
            </select>
            <div className="hint">Where the new-task form starts</div>
          </div>
          <button
            type="button"
            className="btn"
            onClick={() => {
              const undo = board.restorePrefs();
              toasts.show("Preferences are back to their defaults", undo);
            }}
          >
            Restore default preferences
          </button>
        </section>
        <BoatForm key={round} />
        <section className="panel pad danger-zone">
          <h2>Start again</h2>
          <p>
            Stored here: {plural(tasks.length, "task")} and {plural(habits.length, "habit")}. A reset throws away your changes and brings back the board as it first came.
          </p>
          <button type="button" className="btn danger-fill" onClick={() => setAsking(true)}>
            Reset everything
          </button>
        </section>
        <details className="panel details">
          <summary>Where is my data?</summary>
          <p>In this browser’s own storage. Nothing is sent anywhere, so another browser or another computer starts with an empty locker.</p>
        </details>
      </div>
      {asking && (
        <Confirm
          danger
          title="Start again?"
          text="All your tasks, habits and settings go back to how they first came. This cannot be undone."
          action="Yes, start again"
          onConfirm={reset}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
