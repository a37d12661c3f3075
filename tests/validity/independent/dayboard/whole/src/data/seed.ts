import { addDays } from "../lib/dates";
import type { BoardData, ColumnId, Habit, Prefs, Priority, Slot, Tag, Task } from "../lib/types";

let count = 0;

interface Extra {
  due?: string;
  priority?: Priority;
  starred?: boolean;
  steps?: string[];
  notes?: string;
  finished?: string;
  added?: string;
  history?: [string, string][];
  shelf?: Task["shelf"];
}

function task(title: string, tag: Tag, column: ColumnId, hours: number, extra: Extra = {}): Task {
  count += 1;
  const added = extra.added ?? "2026-01-05";
  const history = (extra.history ?? []).map(([on, text]) => ({ on, text }));
  if (extra.finished) history.unshift({ on: extra.finished, text: "Finished" });
  return {
    id: `t${count}`,
    title,
    tag,
    column,
    due: extra.due ?? null,
    priority: extra.priority ?? "normal",
    hours,
    starred: extra.starred ?? false,
    steps: (extra.steps ?? []).map((text, n) => ({ id: `t${count}s${n}`, text: text.replace(/^x /, ""), done: text.startsWith("x ") })),
    notes: extra.notes ?? "",
    finished: extra.finished ?? null,
    history: [...history, { on: added, text: "Added to the board" }],
    shelf: extra.shelf ?? null,
  };
}

const put = (kind: "finished" | "deleted", on: string): Extra =>
  kind === "finished" ? { finished: on, added: addDays(on, -9), shelf: { kind, on } } : { added: addDays(on, -9), shelf: { kind, on } };

function tasks(): Task[] {
  count = 0;
  return [
    task("Fit new anodes before the re-launch", "Hull", "todo", 6, {
      due: "2026-01-23",
      priority: "high",
      starred: true,
      steps: [
        "x Order four 2.5 kg magnesium anodes",
        "Grind back the old weld stubs",
        "Book Terry and his welder for the slip",
        "Photograph each weld for the survey file",
      ],
      notes:
        "Terry says magnesium for fresh water, never zinc. Two on the bow swim, two at the stern. The 2019 pair are down to about a third, so keep one for the surveyor to look at.",
      added: "2026-01-03",
      history: [
        ["2026-01-12", "Anodes arrived at the boatyard"],
        ["2026-01-05", "Due date set to 23 Jan"],
      ],
    }),
    task("Chase the insurers about the hull survey", "Paperwork", "todo", 0.5, {
      due: "2026-01-14",
      priority: "high",
      notes: "Policy runs out at the end of the month. Ask for Denise.",
    }),
    task("Re-bed the galley porthole", "Cabin", "todo", 3, {
      due: "2026-01-18",
      steps: ["x Buy butyl tape", "Clean off the old mastic", "Bed and bolt the ring"],
      notes: "Weeps on the starboard side when it rains from the west.",
    }),
    task("Measure up for the side bed", "Joinery", "todo", 2, { due: "2026-02-02" }),
    task("Sand the tug deck back to steel", "Paint", "todo", 8, { priority: "low", notes: "Wait for a dry week." }),
    task("Rewire the 12 V cabin lights", "Electrics", "doing", 10, {
      due: "2026-01-17",
      starred: true,
      steps: ["x Draw the circuit", "x Buy 2.5 mm tinned cable", "x Pull out the old runs", "Fit the new fuse board", "Test each lamp"],
      notes: "Fuse board from the chandlery in Braunston.",
    }),
    task("Bleed the Lister after the filter change", "Engine", "doing", 1.5, { due: "2026-01-15", priority: "high" }),
    task("Second coat of blacking, port side", "Hull", "doing", 5, {
      due: "2026-01-20",
      steps: ["x Key the first coat", "Mask the rubbing strake", "Roll on the second coat"],
    }),
    task("Sweep the flue and re-rope the stove door", "Cabin", "done", 2, {
      finished: "2026-01-13",
      steps: ["x Sweep the flue", "x Glue in the new rope"],
    }),
    task("Sign the winter mooring form", "Paperwork", "done", 0.5, { finished: "2026-01-12" }),
    task("Free off the weed-hatch clamp", "Hull", "done", 1, { finished: "2026-01-10" }),
    task("Price up a bow thruster", "Hull", "todo", 1, put("deleted", "2026-01-11")),
    task("Collect the reclaimed oak from Stoke Bruerne", "Joinery", "done", 3, put("finished", "2026-01-08")),
    task("Drain down the water tank for the frost", "Cabin", "done", 1, put("finished", "2026-01-04")),
    task("Pressure-wash the hull on the slip", "Hull", "done", 6, put("finished", "2025-12-29")),
    task("Pump out and dry the engine bilge", "Engine", "done", 2, put("finished", "2025-12-19")),
    task("Buy second-hand solar from the forum chap", "Electrics", "todo", 2, put("deleted", "2025-12-15")),
    task("Renew the river and canal licence", "Paperwork", "done", 0.5, put("finished", "2025-12-11")),
    task("Fit a carbon monoxide alarm in the back cabin", "Cabin", "done", 1, put("finished", "2025-12-06")),
  ];
}

function run(from: string, length: number) {
  return Array.from({ length }, (_, n) => addDays(from, n));
}

function habit(id: string, name: string, slot: Slot, target: number, ...runs: string[][]): Habit {
  return { id, name, slot, target, days: runs.flat().sort() };
}

function habits(): Habit[] {
  return [
    habit("h1", "Check the bilge pump", "Morning", 7, run("2026-01-03", 13), run("2025-12-20", 9)),
    habit("h2", "Log battery voltage", "Morning", 7, run("2026-01-06", 7), run("2026-01-14", 2), run("2025-12-28", 5)),
    habit("h3", "Riddle the stove", "Morning", 6, run("2025-12-29", 12), run("2026-01-11", 4)),
    habit("h4", "Half an hour of brushwork", "Evening", 4, run("2026-01-08", 2), ["2026-01-12", "2026-01-14", "2026-01-05"]),
    habit("h5", "Walk the towpath", "Evening", 5, run("2026-01-10", 4), ["2026-01-15", "2026-01-07"], run("2026-01-03", 3)),
    habit("h6", "Write up the log", "Evening", 5, run("2026-01-06", 8), run("2025-12-29", 4)),
  ];
}

export const defaultPrefs = (): Prefs => ({
  theme: "light",
  compact: false,
  strip: true,
  weekStart: "monday",
  defaultColumn: "todo",
});

export const seed = (): BoardData => ({
  tasks: tasks(),
  habits: habits(),
  prefs: defaultPrefs(),
  boat: { name: "Kittiwake", owner: "Marnie Hallam", launch: "2026-03-28" },
});
