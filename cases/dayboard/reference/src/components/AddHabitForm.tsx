import { useRef, useState, type FormEvent } from "react";
import type { Habit } from "../data/types";
import { useStore } from "../state/Store";
import { useToast } from "../state/Toasts";
import { Field } from "./Field";

export function AddHabitForm() {
  const { habits, addHabit } = useStore();
  const toast = useToast();
  const [errors, setErrors] = useState<{ name?: string; goal?: string }>({});
  const form = useRef<HTMLFormElement>(null);

  const submit = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault();
    const data = new FormData(e.currentTarget);
    const name = String(data.get("name") ?? "").trim();
    const goal = Number(data.get("goal"));
    const found: typeof errors = {};
    if (!name) found.name = "Give the habit a name";
    else if (habits.some((h) => h.name.toLowerCase() === name.toLowerCase())) found.name = "You already have that habit";
    if (!Number.isInteger(goal) || goal < 1 || goal > 7) found.goal = "From 1 to 7 days";
    setErrors(found);
    if (!found.name && !found.goal) {
      addHabit({ name, goal, part: String(data.get("part")) as Habit["part"] });
      toast(`Added the habit “${name}”`);
      e.currentTarget.reset();
    }
    form.current?.querySelector<HTMLElement>(found.goal && !found.name ? "[name=goal]" : "[name=name]")?.focus();
  };

  return (
    <form ref={form} className="panel habit-form" onSubmit={submit} noValidate aria-label="Add a habit">
      <h2>Add a habit</h2>
      <Field label="Habit name" required error={errors.name}>
        {(aria) => <input {...aria} name="name" maxLength={40} placeholder="e.g. Oil the stern gland" onChange={() => setErrors({ ...errors, name: undefined })} />}
      </Field>
      <Field label="When">
        {(aria) => (
          <select {...aria} name="part" defaultValue="Morning">
            <option>Morning</option>
            <option>Evening</option>
          </select>
        )}
      </Field>
      <Field label="Days a week" error={errors.goal}>
        {(aria) => <input {...aria} name="goal" type="number" min={1} max={7} defaultValue={5} onChange={() => setErrors({ ...errors, goal: undefined })} />}
      </Field>
      <button type="submit" className="btn btn-green">Add habit</button>
    </form>
  );
}
