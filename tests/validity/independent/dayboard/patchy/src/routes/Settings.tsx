import { useReducer } from "react";
import type { FormEvent } from "react";
import { columns } from "../data";
import { defaultPrefs, loadBoat, loadPrefs, saveBoat, savePrefs } from "../storage";
import type { Prefs } from "../storage";
import Header from "../ui/Header";
import Picker from "../ui/Picker";

function reducer(state: Prefs, patch: Partial<Prefs>) {
  const next = { ...state, ...patch };
  savePrefs(next);
  return next;
}

export default function Settings() {
  const [prefs, set] = useReducer(reducer, undefined, loadPrefs);
  const boat = loadBoat();

  function changeTheme(theme: string) {
    set({ theme });
    document.body.classList.toggle("dark", theme === "Dark");
  }

  function submit(e: FormEvent<HTMLFormElement>) {
    e.preventDefault();
    const data = Object.fromEntries(new FormData(e.currentTarget)) as typeof boat;
    saveBoat(data);
    alert("Boat details saved");
  }

  function reset() {
    if (!confirm("Reset everything? Your changes will be lost.")) return;
    localStorage.clear();
    location.href = "/";
  }

  return (
    <>
      <Header title="Settings">Kept in this browser, and nowhere else.</Header>
      <div className="pair">
        <section className="box stackform">
          <h2>Appearance</h2>
          <div>
            <span className="cap">Theme</span>
            <Picker label="Theme" options={["Light", "Dark"]} value={prefs.theme} onChange={changeTheme} />
          </div>
          <label className="between inline">
            <span>
              Compact cards
              <small>Hide tags, dates and hours on the board</small>
            </span>
            <input type="checkbox" role="switch" className="toggle" checked={prefs.compact} onChange={(e) => set({ compact: e.target.checked })} />
          </label>
          <label className="between inline">
            <span>
              Show today’s habits on the board
              <small>The strip above the columns</small>
            </span>
            <input type="checkbox" role="switch" className="toggle" checked={prefs.strip} onChange={(e) => set({ strip: e.target.checked })} />
          </label>
        </section>
        <section className="box stackform">
          <h2>Planning</h2>
          <label>
            <span>Week starts on</span>
            <select value={prefs.weekStart} onChange={(e) => set({ weekStart: e.target.value })}>
              <option>Monday</option>
              <option>Sunday</option>
            </select>
            <small>Sets the first day in the habit grid</small>
          </label>
          <label>
            <span>Default column</span>
            <select value={prefs.column} onChange={(e) => set({ column: e.target.value })}>
              {columns.map((c) => (
                <option key={c}>{c}</option>
              ))}
            </select>
            <small>Where the new-task form starts</small>
          </label>
          <button className="plain" onClick={() => set(defaultPrefs)}>
            Restore default preferences
          </button>
        </section>
        <form className="box wide" onSubmit={submit}>
          <h2>The boat</h2>
          <div className="thirds stackform">
            <label>
              <span>
                Boat name <i>*</i>
              </span>
              <input name="boat" required defaultValue={boat.boat} />
              <small>Shown on the board and in the sidebar</small>
            </label>
            <label>
              <span>
                Your name <i>*</i>
              </span>
              <input name="owner" required defaultValue={boat.owner} />
            </label>
            <label>
              <span>
                Launch date <i>*</i>
              </span>
              <input name="launch" type="date" required defaultValue={boat.launch} />
              <small>Counts down in the sidebar</small>
            </label>
          </div>
          <button className="solid">Save boat details</button>
        </form>
        <section className="box redline">
          <h2>Start again</h2>
          <p>Stored here: 19 tasks and 6 habits. A reset throws away your changes and brings back the board as it first came.</p>
          <button className="solid danger" onClick={reset}>
            Reset everything
          </button>
        </section>
        <details className="box">
          <summary>Where is my data?</summary>
          <p>Everything is kept in the local storage of this browser.</p>
        </details>
      </div>
    </>
  );
}
