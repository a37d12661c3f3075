import { useState, type FormEvent } from "react";
import { ConfirmDialog } from "../components/Dialog";
import { Choice, Field } from "../components/Field";
import { PageHeader } from "../components/PageHeader";
import { Switch } from "../components/Switch";
import { isDate, plural, TODAY } from "../data/dates";
import { SEED_SETTINGS } from "../data/habits";
import { COLUMNS, columnName, type ColumnId, type Settings } from "../data/types";
import { useStore } from "../state/Store";
import { useToast } from "../state/Toasts";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

function BoatForm() {
  const { settings, setSettings } = useStore();
  const toast = useToast();
  const [errors, setErrors] = useState<{ boat?: string; owner?: string; launch?: string }>({});

  const submit = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault();
    const data = new FormData(e.currentTarget);
    const boat = String(data.get("boat") ?? "").trim();
    const owner = String(data.get("owner") ?? "").trim();
    const launch = String(data.get("launch") ?? "");
    const found: typeof errors = {};
    if (!boat) found.boat = "Every boat needs a name";
    else if (boat.length > 24) found.boat = "24 letters at most, to fit the cabin side";
    if (!owner) found.owner = "Enter your name";
    if (!isDate(launch)) found.launch = "Enter a full date";
    else if (launch <= TODAY) found.launch = "Choose a date after today";
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first) {
      e.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    } else {
      setSettings({ boat, owner, launch });
      toast("Boat details saved");
    }
  };

  return (
    <form className="panel boat-form" onSubmit={submit} noValidate aria-label="Boat details">
      <h2 className="wide">The boat</h2>
      <Field label="Boat name" required error={errors.boat} hint="Shown on the board and in the sidebar">
        {(aria) => <input {...aria} name="boat" defaultValue={settings.boat} />}
      </Field>
      <Field label="Your name" required error={errors.owner}>
        {(aria) => <input {...aria} name="owner" defaultValue={settings.owner} maxLength={40} autoComplete="off" />}
      </Field>
      <Field label="Launch date" required error={errors.launch} hint="Counts down in the sidebar">
        {(aria) => <input {...aria} name="launch" type="date" defaultValue={settings.launch} />}
      </Field>
      <div className="wide"><button type="submit" className="btn btn-green">Save boat details</button></div>
    </form>
  );
}

export function SettingsPage() {
  const { tasks, habits, settings, setSettings, resetAll } = useStore();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [formKey, setFormKey] = useState(0);

  const change = (patch: Partial<Settings>, before: Partial<Settings>, message: string) => {
    setSettings(patch);
    toast(message, () => setSettings(before));
  };

  const defaults = () => {
    const pick = ({ theme, weekStart, defaultColumn, compact, showHabits }: Settings): Partial<Settings> =>
      ({ theme, weekStart, defaultColumn, compact, showHabits });
    change(pick(SEED_SETTINGS), pick(settings), "Preferences are back to their defaults");
  };

  return (
    <>
      <PageHeader title="Settings" lead="Kept in this browser, and nowhere else." />
      <div className="settings-grid">
        <section className="panel grid gap-4 content-start" aria-label="Appearance">
          <h2>Appearance</h2>
          <Choice
            legend="Theme" name="theme" value={settings.theme}
            options={[{ value: "light", label: "Light" }, { value: "dark", label: "Dark" }]}
            onChange={(theme) => setSettings({ theme })}
          />
          <Switch
            label="Compact cards" hint="Hide tags, dates and hours on the board" checked={settings.compact}
            onChange={(compact) => setSettings({ compact })}
          />
          <Switch
            label="Show today’s habits on the board" hint="The strip above the columns" checked={settings.showHabits}
            onChange={(showHabits) => setSettings({ showHabits })}
          />
        </section>

        <section className="panel grid gap-4 content-start" aria-label="Planning">
          <h2>Planning</h2>
          <Field label="Week starts on" hint="Sets the first day in the habit grid">
            {(aria) => (
              <select
                {...aria} value={settings.weekStart}
                onChange={(e) => {
                  const day = Number(e.target.value) as Settings["weekStart"];
                  change({ weekStart: day }, { weekStart: settings.weekStart }, `Weeks now start on ${DAYS[day]}`);
                }}
              >
                {([1, 0, 6] as const).map((d) => <option key={d} value={d}>{DAYS[d]}</option>)}
              </select>
            )}
          </Field>
          <Field label="Default column" hint="Where the new-task form starts">
            {(aria) => (
              <select
                {...aria} value={settings.defaultColumn}
                onChange={(e) => {
                  const column = e.target.value as ColumnId;
                  change({ defaultColumn: column }, { defaultColumn: settings.defaultColumn }, `New tasks now start in ${columnName(column)}`);
                }}
              >
                {COLUMNS.map((c) => <option key={c.id} value={c.id}>{c.name}</option>)}
              </select>
            )}
          </Field>
          <div><button type="button" className="btn" onClick={defaults}>Restore default preferences</button></div>
        </section>

        <BoatForm key={formKey} />

        <section className="panel danger" aria-label="Start again">
          <h2>Start again</h2>
          <p className="mt-1 mb-3 leading-relaxed">
            Stored here: {plural(tasks.length, "task")} and {plural(habits.length, "habit")}. A reset throws away your
            changes and brings back the board as it first came.
          </p>
          <button type="button" className="btn btn-red" onClick={() => setAsking(true)}>Reset everything</button>
        </section>

        <details className="panel">
          <summary>Where is my data?</summary>
          <p className="mt-2 leading-relaxed">
            In this browser’s own storage. Clearing site data removes it, and another computer will not see it.
          </p>
        </details>
      </div>
      {asking && (
        <ConfirmDialog
          title="Reset everything?"
          body="All tasks, habits and settings go back to how they first came. This cannot be undone."
          action="Reset everything"
          onConfirm={() => {
            resetAll();
            setFormKey((k) => k + 1);
            toast("Everything is back as it first came");
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
