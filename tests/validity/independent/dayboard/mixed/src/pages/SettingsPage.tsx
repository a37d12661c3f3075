import type { FormEvent } from "react";
import { PageHead } from "../components/PageHead";
import { Segmented } from "../components/Segmented";
import { Switch } from "../components/Switch";
import { plural } from "../lib/dates";
import { useStore } from "../state/store";
import { COLUMN_NAMES, COLUMNS } from "../state/types";
import type { Prefs } from "../state/types";

export function SettingsPage() {
  const { state, dispatch, toast } = useStore();
  const { prefs, boat } = state;
  const set = (patch: Partial<Prefs>) => dispatch({ type: "prefs/set", patch });

  const saveBoat = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    dispatch({
      type: "boat/set",
      boat: { name: String(data.get("name")).trim(), owner: String(data.get("owner")).trim(), launch: String(data.get("launch")) },
    });
    toast("Boat details saved");
  };

  const reset = () => {
    if (!window.confirm("Throw away all your changes and start again?")) return;
    dispatch({ type: "reset" });
    toast("The board is back as it first came");
  };

  return (
    <>
      <PageHead title="Settings" subtitle="Kept in this browser, and nowhere else." />
      <div className="settings-grid">
        <section className="card">
          <h2>Appearance</h2>
          <Segmented
            name="theme"
            legend="Theme"
            value={prefs.theme}
            onChange={(theme) => set({ theme })}
            options={[
              { value: "light", label: "Light" },
              { value: "dark", label: "Dark" },
            ]}
          />
          <label className="setting-row">
            <span>
              Compact cards
              <small>Hide tags, dates and hours on the board</small>
            </span>
            <Switch checked={prefs.compact} onChange={(compact) => set({ compact })} />
          </label>
          <label className="setting-row">
            <span>
              Show today’s habits on the board
              <small>The strip above the columns</small>
            </span>
            <Switch checked={prefs.showHabits} onChange={(showHabits) => set({ showHabits })} />
          </label>
        </section>
        <section className="card">
          <h2>Planning</h2>
          <label className="field">
            <span className="field-label">Week starts on</span>
            <select value={prefs.weekStart} onChange={(e) => set({ weekStart: e.target.value as Prefs["weekStart"] })}>
              <option value="monday">Monday</option>
              <option value="sunday">Sunday</option>
            </select>
            <small>Sets the first day in the habit grid</small>
          </label>
          <label className="field">
            <span className="field-label">Default column</span>
            <select value={prefs.defaultColumn} onChange={(e) => set({ defaultColumn: e.target.value as Prefs["defaultColumn"] })}>
              {COLUMNS.map((column) => (
                <option key={column} value={column}>
                  {COLUMN_NAMES[column]}
                </option>
              ))}
            </select>
            <small>Where the new-task form starts</small>
          </label>
          <button
            type="button"
            className="button"
            onClick={() => {
              dispatch({ type: "prefs/defaults" });
              toast("Default preferences restored");
            }}
          >
            Restore default preferences
          </button>
        </section>
        <form className="card wide" onSubmit={saveBoat} key={JSON.stringify(boat)}>
          <h2>The boat</h2>
          <div className="grid-3">
            <label className="field">
              <span className="field-label">
                Boat name <i>*</i>
              </span>
              <input name="name" defaultValue={boat.name} required pattern=".*\S.*" />
              <small>Shown on the board and in the sidebar</small>
            </label>
            <label className="field">
              <span className="field-label">
                Your name <i>*</i>
              </span>
              <input name="owner" defaultValue={boat.owner} required pattern=".*\S.*" />
            </label>
            <label className="field">
              <span className="field-label">
                Launch date <i>*</i>
              </span>
              <input type="date" name="launch" defaultValue={boat.launch} required />
              <small>Counts down in the sidebar</small>
            </label>
          </div>
          <button className="button primary">Save boat details</button>
        </form>
        <section className="card start-again">
          <h2>Start again</h2>
          <p>
            Stored here: {plural(state.tasks.length, "task")} and {plural(state.habits.length, "habit")}. A reset throws away your changes and
            brings back the board as it first came.
          </p>
          <button type="button" className="button danger" onClick={reset}>
            Reset everything
          </button>
        </section>
        <details className="card disclosure" style={{ alignSelf: "start" }}>
          <summary>Where is my data?</summary>
          <p>In this browser’s local storage. Nothing is sent anywhere, and clearing your browsing data clears the board too.</p>
        </details>
      </div>
    </>
  );
}
