export type Col = "To do" | "Doing" | "Done";
export type Prio = "High" | "Normal" | "Low";

export type Task = {
  id: number;
  title: string;
  tag: string;
  col: Col;
  due?: string;
  prio: Prio;
  hours?: number;
  star?: boolean;
  checked?: boolean;
  finished?: string;
  steps: { text: string; done: boolean }[];
  notes?: string;
};

export const columns: Col[] = ["To do", "Doing", "Done"];
export const tags = ["Hull", "Engine", "Electrics", "Joinery", "Paint", "Cabin", "Paperwork"];

const steps = (done: number, ...texts: string[]) => texts.map((text, i) => ({ text, done: i < done }));

export const seedTasks: Task[] = [
  {
    id: 1,
    title: "Fit new anodes before the re-launch",
    tag: "Hull",
    col: "To do",
    due: "2026-01-23",
    prio: "High",
    hours: 6,
    star: true,
    steps: steps(
      1,
      "Order four 2.5 kg magnesium anodes",
      "Grind back the old weld stubs",
      "Book Terry and his welder for the slip",
      "Photograph each weld for the survey file",
    ),
    notes:
      "Terry says magnesium for fresh water, never zinc. Two on the bow swim, two at the stern. The 2019 pair are down to about a third, so keep one for the surveyor to look at.",
  },
  { id: 2, title: "Chase the insurers about the hull survey", tag: "Paperwork", col: "To do", due: "2026-01-14", prio: "High", hours: 0.5, steps: [] },
  {
    id: 3,
    title: "Re-bed the galley porthole",
    tag: "Cabin",
    col: "To do",
    due: "2026-01-18",
    prio: "Normal",
    hours: 3,
    steps: steps(1, "Get the sealant", "Take the frame out", "Bed it back in"),
    notes: "Use the grey butyl, the white one goes yellow.",
  },
  { id: 4, title: "Measure up for the side bed", tag: "Joinery", col: "To do", due: "2026-02-02", prio: "Normal", hours: 2, steps: [] },
  { id: 5, title: "Sand the tug deck back to steel", tag: "Paint", col: "To do", prio: "Low", hours: 8, steps: [] },
  {
    id: 6,
    title: "Rewire the 12 V cabin lights",
    tag: "Electrics",
    col: "Doing",
    due: "2026-01-17",
    prio: "Normal",
    hours: 10,
    star: true,
    steps: steps(3, "Plan the circuit", "Order cable", "Strip out the old wiring", "Pull new cable", "Connect the lights"),
  },
  { id: 7, title: "Bleed the Lister after the filter change", tag: "Engine", col: "Doing", due: "2026-01-15", prio: "High", hours: 1.5, steps: [] },
  {
    id: 8,
    title: "Second coat of blacking, port side",
    tag: "Hull",
    col: "Doing",
    due: "2026-01-20",
    prio: "Normal",
    hours: 5,
    steps: steps(1, "Wire brush", "Tape the waterline", "Roll it on"),
  },
  {
    id: 9,
    title: "Sweep the flue and re-rope the stove door",
    tag: "Cabin",
    col: "Done",
    finished: "13 Jan",
    checked: true,
    prio: "Normal",
    hours: 2,
    steps: steps(2, "Sweep", "Glue the rope"),
  },
  { id: 10, title: "Sign the winter mooring form", tag: "Paperwork", col: "Done", finished: "12 Jan", checked: true, prio: "Normal", hours: 0.5, steps: [] },
  { id: 11, title: "Free off the weed-hatch clamp", tag: "Hull", col: "Done", finished: "10 Jan", checked: true, prio: "Normal", hours: 1, steps: [] },
];

export type Archived = { id: number; title: string; tag: string; month: string; note: string; deleted?: boolean };

export const seedArchive: Archived[] = [
  { id: 101, title: "Price up a bow thruster", tag: "Hull", month: "January 2026", note: "Deleted 11 Jan, was in To do", deleted: true },
  { id: 102, title: "Collect the reclaimed oak from Stoke Bruerne", tag: "Joinery", month: "January 2026", note: "Finished 8 Jan" },
  { id: 103, title: "Drain down the water tank for the frost", tag: "Cabin", month: "January 2026", note: "Finished 4 Jan" },
  { id: 104, title: "Pressure-wash the hull on the slip", tag: "Hull", month: "December 2025", note: "Finished 29 Dec 2025" },
  { id: 105, title: "Pump out and dry the engine bilge", tag: "Engine", month: "December 2025", note: "Finished 19 Dec 2025" },
  { id: 106, title: "Buy second-hand solar from the forum chap", tag: "Electrics", month: "December 2025", note: "Deleted 15 Dec 2025, was in To do", deleted: true },
  { id: 107, title: "Renew the river and canal licence", tag: "Paperwork", month: "December 2025", note: "Finished 11 Dec 2025" },
  { id: 108, title: "Fit a carbon monoxide alarm in the back cabin", tag: "Cabin", month: "December 2025", note: "Finished 6 Dec 2025" },
];

export type Habit = { id: number; name: string; when: string; goal: number; week: boolean[]; streak: number; best: number };

const week = (s: string) => s.split("").map((c) => c === "x");

export const seedHabits: Habit[] = [
  { id: 1, name: "Check the bilge pump", when: "Morning", goal: 7, week: week("xxxx---"), streak: 13, best: 13 },
  { id: 2, name: "Log battery voltage", when: "Morning", goal: 7, week: week("x-xx---"), streak: 2, best: 7 },
  { id: 3, name: "Riddle the stove", when: "Morning", goal: 6, week: week("xxx----"), streak: 4, best: 12 },
  { id: 4, name: "Half an hour of brushwork", when: "Evening", goal: 4, week: week("x-x----"), streak: 1, best: 2 },
  { id: 5, name: "Walk the towpath", when: "Evening", goal: 5, week: week("xx-x---"), streak: 1, best: 4 },
  { id: 6, name: "Write up the log", when: "Evening", goal: 5, week: week("xx-----"), streak: 0, best: 8 },
];
