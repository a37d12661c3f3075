import { addDays } from "../lib/dates";
import type { Habit, Prefs, State, Task } from "./types";

export const DEFAULT_PREFS: Prefs = {
  theme: "light",
  compact: false,
  showHabits: true,
  weekStart: "monday",
  defaultColumn: "todo",
};

const blank: Omit<Task, "id" | "title"> = {
  tag: "",
  column: "todo",
  priority: "normal",
  due: "",
  hours: null,
  starred: false,
  steps: [],
  notes: "",
  history: [],
  finishedOn: "",
  place: "board",
  putAwayOn: "",
};

const task = (id: string, title: string, rest: Partial<Task>): Task => ({
  ...blank,
  history: [{ on: "2026-01-03", text: "Added to the board" }],
  ...rest,
  id,
  title,
});

const steps = (prefix: string, doneCount: number, ...texts: string[]) =>
  texts.map((text, i) => ({ id: `${prefix}-${i + 1}`, text, done: i < doneCount }));

const tasks: Task[] = [
  task("anodes", "Fit new anodes before the re-launch", {
    tag: "Hull",
    priority: "high",
    due: "2026-01-23",
    hours: 6,
    starred: true,
    steps: steps(
      "anodes",
      1,
      "Order four 2.5 kg magnesium anodes",
      "Grind back the old weld stubs",
      "Book Terry and his welder for the slip",
      "Photograph each weld for the survey file",
    ),
    notes:
      "Terry says magnesium for fresh water, never zinc. Two on the bow swim, two at the stern. The 2019 pair are down to about a third, so keep one for the surveyor to look at.",
    history: [
      { on: "2026-01-12", text: "Anodes arrived at the boatyard" },
      { on: "2026-01-05", text: "Due date set to 23 Jan" },
      { on: "2026-01-03", text: "Added to the board" },
    ],
  }),
  task("insurers", "Chase the insurers about the hull survey", {
    tag: "Paperwork",
    priority: "high",
    due: "2026-01-14",
    hours: 0.5,
    notes: "Policy number is on the inside of the engine room door. Ask for Priya.",
  }),
  task("porthole", "Re-bed the galley porthole", {
    tag: "Cabin",
    due: "2026-01-18",
    hours: 3,
    steps: steps("porthole", 1, "Buy butyl tape", "Scrape out the old mastic", "Bed, bolt and trim"),
    notes: "The drip only shows with wind from the west.",
  }),
  task("sidebed", "Measure up for the side bed", { tag: "Joinery", due: "2026-02-02", hours: 2 }),
  task("tugdeck", "Sand the tug deck back to steel", {
    tag: "Paint",
    priority: "low",
    hours: 8,
    notes: "Needs three dry days in a row.",
  }),
  task("lights", "Rewire the 12 V cabin lights", {
    tag: "Electrics",
    column: "doing",
    due: "2026-01-17",
    hours: 10,
    starred: true,
    steps: steps("lights", 3, "Draw the circuit", "Buy 2.5 mm cable", "Pull the old loom", "Crimp and label", "Test each run"),
    notes: "Fuse board spares are in the blue tin.",
  }),
  task("lister", "Bleed the Lister after the filter change", {
    tag: "Engine",
    column: "doing",
    priority: "high",
    due: "2026-01-15",
    hours: 1.5,
    notes: "Have a rag and a jam jar ready.",
  }),
  task("blacking", "Second coat of blacking, port side", {
    tag: "Hull",
    column: "doing",
    due: "2026-01-20",
    hours: 5,
    steps: steps("blacking", 1, "Wash down", "Cut in round the rubbing strake", "Roll the flat"),
  }),
  task("flue", "Sweep the flue and re-rope the stove door", {
    tag: "Cabin",
    column: "done",
    hours: 2,
    finishedOn: "2026-01-13",
    steps: steps("flue", 2, "Sweep the flue", "Glue in new rope"),
  }),
  task("mooring", "Sign the winter mooring form", { tag: "Paperwork", column: "done", hours: 0.5, finishedOn: "2026-01-12" }),
  task("weedhatch", "Free off the weed-hatch clamp", { tag: "Hull", column: "done", hours: 1, finishedOn: "2026-01-10" }),

  task("thruster", "Price up a bow thruster", { tag: "Hull", place: "bin", putAwayOn: "2026-01-11" }),
  task("oak", "Collect the reclaimed oak from Stoke Bruerne", {
    tag: "Joinery",
    column: "done",
    finishedOn: "2026-01-08",
    place: "archive",
    putAwayOn: "2026-01-08",
  }),
  task("tank", "Drain down the water tank for the frost", {
    tag: "Cabin",
    column: "done",
    finishedOn: "2026-01-04",
    place: "archive",
    putAwayOn: "2026-01-04",
  }),
  task("wash", "Pressure-wash the hull on the slip", {
    tag: "Hull",
    column: "done",
    finishedOn: "2025-12-29",
    place: "archive",
    putAwayOn: "2025-12-29",
  }),
  task("bilge", "Pump out and dry the engine bilge", {
    tag: "Engine",
    column: "done",
    finishedOn: "2025-12-19",
    place: "archive",
    putAwayOn: "2025-12-19",
  }),
  task("solar", "Buy second-hand solar from the forum chap", { tag: "Electrics", place: "bin", putAwayOn: "2025-12-15" }),
  task("licence", "Renew the river and canal licence", {
    tag: "Paperwork",
    column: "done",
    finishedOn: "2025-12-11",
    place: "archive",
    putAwayOn: "2025-12-11",
  }),
  task("alarm", "Fit a carbon monoxide alarm in the back cabin", {
    tag: "Cabin",
    column: "done",
    finishedOn: "2025-12-06",
    place: "archive",
    putAwayOn: "2025-12-06",
  }),
];

const run = (from: string, length: number) => Array.from({ length }, (_, i) => addDays(from, i));

const habits: Habit[] = [
  { id: "h1", name: "Check the bilge pump", when: "Morning", perWeek: 7, best: 13, days: run("2026-01-03", 13) },
  {
    id: "h2",
    name: "Log battery voltage",
    when: "Morning",
    perWeek: 7,
    best: 7,
    days: [...run("2026-01-04", 7), "2026-01-12", "2026-01-14", "2026-01-15"],
  },
  { id: "h3", name: "Riddle the stove", when: "Morning", perWeek: 6, best: 12, days: [...run("2025-12-28", 12), ...run("2026-01-11", 4)] },
  {
    id: "h4",
    name: "Half an hour of brushwork",
    when: "Evening",
    perWeek: 4,
    best: 2,
    days: ["2026-01-06", "2026-01-07", "2026-01-10", "2026-01-12", "2026-01-14"],
  },
  {
    id: "h5",
    name: "Walk the towpath",
    when: "Evening",
    perWeek: 5,
    best: 4,
    days: [...run("2026-01-06", 4), "2026-01-12", "2026-01-13", "2026-01-15"],
  },
  { id: "h6", name: "Write up the log", when: "Evening", perWeek: 5, best: 8, days: [...run("2025-12-30", 8), "2026-01-12", "2026-01-13"] },
];

export const seed = (): State => ({
  tasks,
  habits,
  prefs: DEFAULT_PREFS,
  boat: { name: "Kittiwake", owner: "Marnie Hallam", launch: "2026-03-28" },
});
