import { useEffect, useRef } from "react";
import type { FormEvent } from "react";
import { useStore } from "../state/store";
import type { Habit, When } from "../state/types";

export function HabitDialog({ habit, onClose }: { habit: Habit; onClose: () => void }) {
  const { dispatch, toast } = useStore();
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    dispatch({
      type: "habit/patch",
      id: habit.id,
      patch: { name: String(data.get("name")).trim(), when: data.get("when") as When, perWeek: Number(data.get("perWeek")) },
    });
    toast("Habit saved");
    onClose();
  };

  return (
    <dialog ref={ref} className="dialog" onClose={onClose} aria-label="Edit habit">
      <form onSubmit={save}>
        <h2>Edit habit</h2>
        <label className="field">
          <span className="field-label">Name</span>
          <input name="name" defaultValue={habit.name} required pattern=".*\S.*" />
        </label>
        <div className="grid-2">
          <label className="field">
            <span className="field-label">When</span>
            <select name="when" defaultValue={habit.when}>
              <option>Morning</option>
              <option>Evening</option>
            </select>
          </label>
          <label className="field">
            <span className="field-label">Days a week</span>
            <input type="number" name="perWeek" min="1" max="7" required defaultValue={habit.perWeek} />
          </label>
        </div>
        <div className="dialog-buttons">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button className="button primary">Save habit</button>
        </div>
      </form>
    </dialog>
  );
}
