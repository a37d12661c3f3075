export type Step = { id: string; text: string; done: boolean };
export type Log = { date: string; text: string };
export type Col = "todo" | "doing" | "done";
export type Task = {
  id: string;
  title: string;
  tag: string;
  col: Col;
  priority: string;
  due: string;
  hours: string;
  star: boolean;
  notes: string;
  steps: Step[];
  history: Log[];
  finished?: string;
  archived?: "finished" | "deleted";
  archivedOn?: string;
};
export type Habit = { id: string; name: string; when: string; goal: number; best: number; ticks: string[] };
export type Prefs = { theme: string; compact: boolean; strip: boolean; weekStart: string; defaultCol: Col };
export type Boat = { name: string; owner: string; launch: string };

export const TODAY = "2026-01-15";
export const TAGS = ["Hull", "Engine", "Electrics", "Joinery", "Paint", "Cabin", "Paperwork"];
export const COLS: { id: Col; name: string }[] = [
  { id: "todo", name: "To do" },
  { id: "doing", name: "Doing" },
  { id: "done", name: "Done" },
];
export const colName = (c: Col) => COLS.find((x) => x.id === c)!.name;

const D = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const DL = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const M = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const ML = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

const p = (s: string) => new Date(s + "T12:00:00Z");
export const addDays = (s: string, n: number) => {
  const d = p(s);
  d.setUTCDate(d.getUTCDate() + n);
  return d.toISOString().slice(0, 10);
};
export const diff = (a: string, b: string) => Math.round((+p(a) - +p(b)) / 86400000);
export const dow = (s: string) => D[p(s).getUTCDay()];
export const dom = (s: string) => p(s).getUTCDate();
export const dm = (s: string) => dom(s) + " " + M[p(s).getUTCMonth()];
export const ddm = (s: string) => dow(s) + " " + dm(s);
export const long = (s: string) => DL[p(s).getUTCDay()] + " " + dom(s) + " " + ML[p(s).getUTCMonth()] + " " + p(s).getUTCFullYear();
export const monthName = (s: string) => ML[p(s).getUTCMonth()] + " " + p(s).getUTCFullYear();
export const dmy = (s: string) => (s.startsWith("2026") ? dm(s) : dm(s) + " " + s.slice(0, 4));
export const uid = () => Math.random().toString(36).slice(2, 9);

const st = (done: number, ...texts: string[]): Step[] => texts.map((text, i) => ({ id: uid(), text, done: i < done }));
const t = (id: string, title: string, tag: string, col: Col, more: Partial<Task> = {}): Task => ({
  id, title, tag, col, priority: "Normal", due: "", hours: "", star: false, notes: "", steps: [],
  history: [{ date: "2026-01-03", text: "Added to the board" }],
  ...more,
});

export const seedTasks = (): Task[] => [
  t("anodes", "Fit new anodes before the re-launch", "Hull", "todo", {
    priority: "High", due: "2026-01-23", hours: "6", star: true,
    notes: "Terry says magnesium for fresh water, never zinc. Two on the bow swim, two at the stern. The 2019 pair are down to about a third, so keep one for the surveyor to look at.",
    steps: st(1, "Order four 2.5 kg magnesium anodes", "Grind back the old weld stubs", "Book Terry and his welder for the slip", "Photograph each weld for the survey file"),
    history: [
      { date: "2026-01-12", text: "Anodes arrived at the boatyard" },
      { date: "2026-01-05", text: "Due date set to 23 Jan" },
      { date: "2026-01-03", text: "Added to the board" },
    ],
  }),
  t("insurers", "Chase the insurers about the hull survey", "Paperwork", "todo", { priority: "High", due: "2026-01-14", hours: "0.5", notes: "Policy runs out at the end of February. Ask for Dawn." }),
  t("porthole", "Re-bed the galley porthole", "Cabin", "todo", { due: "2026-01-18", hours: "3", notes: "Use butyl tape this time.", steps: st(1, "Scrape off the old sealant", "Dry it out with the heater", "Bolt it back evenly") }),
  t("sidebed", "Measure up for the side bed", "Joinery", "todo", { due: "2026-02-02", hours: "2" }),
  t("tugdeck", "Sand the tug deck back to steel", "Paint", "todo", { priority: "Low", hours: "8", notes: "Borrow the orbital sander from Jo." }),
  t("lights", "Rewire the 12 V cabin lights", "Electrics", "doing", { due: "2026-01-17", hours: "10", star: true, notes: "Tinned cable only.", steps: st(3, "Draw the circuit", "Pull out the old cable", "Run the new cable", "Fit the switches", "Test each fuse") }),
  t("lister", "Bleed the Lister after the filter change", "Engine", "doing", { priority: "High", due: "2026-01-15", hours: "1.5" }),
  t("blacking", "Second coat of blacking, port side", "Hull", "doing", { due: "2026-01-20", hours: "5", steps: st(1, "Wash down", "Mask the waterline", "Roll it on") }),
  t("flue", "Sweep the flue and re-rope the stove door", "Cabin", "done", { hours: "2", finished: "2026-01-13", steps: st(2, "Sweep the flue", "Glue in the new rope") }),
  t("mooring", "Sign the winter mooring form", "Paperwork", "done", { hours: "0.5", finished: "2026-01-12" }),
  t("clamp", "Free off the weed-hatch clamp", "Hull", "done", { hours: "1", finished: "2026-01-10" }),
  t("thruster", "Price up a bow thruster", "Hull", "todo", { archived: "deleted", archivedOn: "2026-01-11" }),
  t("oak", "Collect the reclaimed oak from Stoke Bruerne", "Joinery", "done", { archived: "finished", archivedOn: "2026-01-08", finished: "2026-01-08" }),
  t("drain", "Drain down the water tank for the frost", "Cabin", "done", { archived: "finished", archivedOn: "2026-01-04", finished: "2026-01-04" }),
  t("wash", "Pressure-wash the hull on the slip", "Hull", "done", { archived: "finished", archivedOn: "2025-12-29", finished: "2025-12-29" }),
  t("bilge", "Pump out and dry the engine bilge", "Engine", "done", { archived: "finished", archivedOn: "2025-12-19", finished: "2025-12-19" }),
  t("solar", "Buy second-hand solar from the forum chap", "Electrics", "todo", { archived: "deleted", archivedOn: "2025-12-15" }),
  t("licence", "Renew the river and canal licence", "Paperwork", "done", { archived: "finished", archivedOn: "2025-12-11", finished: "2025-12-11" }),
  t("alarm", "Fit a carbon monoxide alarm in the back cabin", "Cabin", "done", { archived: "finished", archivedOn: "2025-12-06", finished: "2025-12-06" }),
];

const jan = (...days: number[]) => days.map((d) => "2026-01-" + String(d).padStart(2, "0"));
export const seedHabits = (): Habit[] => [
  { id: "h1", name: "Check the bilge pump", when: "Morning", goal: 7, best: 13, ticks: jan(3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15) },
  { id: "h2", name: "Log battery voltage", when: "Morning", goal: 7, best: 7, ticks: jan(5, 6, 7, 9, 10, 12, 14, 15) },
  { id: "h3", name: "Riddle the stove", when: "Morning", goal: 6, best: 12, ticks: jan(5, 6, 7, 8, 11, 12, 13, 14) },
  { id: "h4", name: "Half an hour of brushwork", when: "Evening", goal: 4, best: 2, ticks: jan(6, 7, 10, 12, 14) },
  { id: "h5", name: "Walk the towpath", when: "Evening", goal: 5, best: 4, ticks: jan(5, 6, 7, 8, 10, 12, 13, 15) },
  { id: "h6", name: "Write up the log", when: "Evening", goal: 5, best: 8, ticks: jan(5, 6, 8, 9, 12, 13) },
];

export const streakOf = (h: Habit) => {
  let d = h.ticks.includes(TODAY) ? TODAY : addDays(TODAY, -1);
  let n = 0;
  while (h.ticks.includes(d)) {
    n++;
    d = addDays(d, -1);
  }
  return n;
};

export const defaultPrefs: Prefs = { theme: "light", compact: false, strip: true, weekStart: "Monday", defaultCol: "todo" };
export const defaultBoat: Boat = { name: "Kittiwake", owner: "Marnie Hallam", launch: "2026-03-28" };

export const load = <T,>(key: string, fallback: T): T => {
  try {
    const s = localStorage.getItem("dayboard-" + key);
    return s ? JSON.parse(s) : fallback;
  } catch {
    return fallback;
  }
};
export const save = (key: string, v: unknown) => localStorage.setItem("dayboard-" + key, JSON.stringify(v));
