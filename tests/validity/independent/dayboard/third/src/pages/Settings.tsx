import { useState } from "react";
import { Fold, Head, Modal, Seg, Toggle } from "../bits";
import { Boat, COLS, Col, Prefs, defaultPrefs } from "../data";

type Props = {
  prefs: Prefs;
  setPrefs: (p: Prefs) => void;
  boat: Boat;
  setBoat: (b: Boat) => void;
  nTasks: number;
  nHabits: number;
  reset: () => void;
  setToast: (s: string) => void;
  head: { open: number; habits: string };
};

export default function Settings({ prefs, setPrefs, boat, setBoat, nTasks, nHabits, reset, setToast, head }: Props) {
  const [name, setName] = useState(boat.name);
  const [owner, setOwner] = useState(boat.owner);
  const [launch, setLaunch] = useState(boat.launch);
  const [err, setErr] = useState("");
  const [asking, setAsking] = useState(false);
  const [where, setWhere] = useState(false);

  const saveBoat = () => {
    if (!name.trim() || !owner.trim() || !launch) {
      setErr(!name.trim() ? "The boat needs a name" : !owner.trim() ? "Please fill in your name" : "Please pick a launch date");
      return;
    }
    setErr("");
    setBoat({ name: name.trim(), owner: owner.trim(), launch });
    setToast("Boat details saved");
  };

  return (
    <>
      <Head title="Settings" sub="Kept in this browser, and nowhere else." {...head} />
      <div className="setgrid">
        <div className="card pad">
          <h2>Appearance</h2>
          <div className="lbl">Theme</div>
          <Seg value={prefs.theme} onPick={(theme) => setPrefs({ ...prefs, theme })} items={[{ id: "light", label: "Light" }, { id: "dark", label: "Dark" }]} />
          <div className="row between setrow">
            <div>
              Compact cards
              <div className="mut">Hide tags, dates and hours on the board</div>
            </div>
            <Toggle on={prefs.compact} onClick={() => setPrefs({ ...prefs, compact: !prefs.compact })} />
          </div>
          <div className="row between setrow">
            <div>
              Show today’s habits on the board
              <div className="mut">The strip above the columns</div>
            </div>
            <Toggle on={prefs.strip} onClick={() => setPrefs({ ...prefs, strip: !prefs.strip })} />
          </div>
        </div>
        <div className="card pad">
          <h2>Planning</h2>
          <div className="lbl">Week starts on</div>
          <select className="inp" value={prefs.weekStart} onChange={(e) => setPrefs({ ...prefs, weekStart: e.target.value })}>
            <option>Monday</option>
            <option>Sunday</option>
          </select>
          <div className="hint">Sets the first day in the habit grid</div>
          <div className="lbl">Default column</div>
          <select className="inp" value={prefs.defaultCol} onChange={(e) => setPrefs({ ...prefs, defaultCol: e.target.value as Col })}>
            {COLS.map((c) => <option key={c.id} value={c.id}>{c.name}</option>)}
          </select>
          <div className="hint">Where the new-task form starts</div>
          <button
            className="btn"
            onClick={() => {
              setPrefs({ ...prefs, weekStart: defaultPrefs.weekStart, defaultCol: defaultPrefs.defaultCol });
              setToast("Preferences restored");
            }}
          >
            Restore default preferences
          </button>
        </div>
        <div className="card pad wide">
          <h2>The boat</h2>
          <div className="three">
            <div>
              <div className="lbl">Boat name <em>*</em></div>
              <input className="inp" value={name} onChange={(e) => setName(e.target.value)} />
              <div className="hint">Shown on the board and in the sidebar</div>
            </div>
            <div>
              <div className="lbl">Your name <em>*</em></div>
              <input className="inp" value={owner} onChange={(e) => setOwner(e.target.value)} />
            </div>
            <div>
              <div className="lbl">Launch date <em>*</em></div>
              <input className="inp" type="date" value={launch} onChange={(e) => setLaunch(e.target.value)} />
              <div className="hint">Counts down in the sidebar</div>
            </div>
          </div>
          {err && <div className="err">{err}</div>}
          <button className="btn primary" onClick={saveBoat}>Save boat details</button>
        </div>
        <div className="card pad redcard">
          <h2>Start again</h2>
          <p className="resettext">Stored here: {nTasks} tasks and {nHabits} habits. A reset throws away your changes and brings back the board as it first came.</p>
          <button className="btn danger" onClick={() => setAsking(true)}>Reset everything</button>
        </div>
        <div>
          <Fold title="Where is my data?" open={where} onClick={() => setWhere(!where)}>
            <p className="foldtext">In this browser’s local storage. Nothing is sent anywhere, so another browser starts with a fresh board.</p>
          </Fold>
        </div>
      </div>
      {asking && (
        <Modal
          title="Reset everything?"
          text="All your tasks, habits and settings go back to how they first came."
          yes="Reset"
          onNo={() => setAsking(false)}
          onYes={() => {
            reset();
            setName("Kittiwake");
            setOwner("Marnie Hallam");
            setLaunch("2026-03-28");
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
