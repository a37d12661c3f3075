import type { Step, Task } from "./types";

type Seed = Pick<Task, "id" | "title" | "column" | "tag"> & Partial<Task>;

const steps = (prefix: string, ...lines: string[]): Step[] =>
  lines.map((line, i) => ({
    id: `${prefix}-${i + 1}`,
    text: line.replace(/^x /, ""),
    done: line.startsWith("x "),
  }));

const make = (seed: Seed): Task => ({
  notes: "",
  from: seed.id === "t9" || seed.id === "t11" ? "doing" : "todo",
  priority: "Normal",
  due: "",
  hours: null,
  starred: false,
  steps: [],
  place: "board",
  doneOn: "",
  binnedOn: "",
  history: [{ on: "2026-01-03", text: "Added to the board" }],
  ...seed,
});

export const SEED_TASKS: Task[] = [
  make({
    id: "t1", title: "Fit new anodes before the re-launch", column: "todo", tag: "Hull",
    priority: "High", due: "2026-01-23", hours: 6, starred: true,
    notes:
      "Terry says magnesium for fresh water, never zinc. Two on the bow swim, two at the stern. " +
      "The 2019 pair are down to about a third, so keep one for the surveyor to look at.",
    steps: steps(
      "t1", "x Order four 2.5 kg magnesium anodes", "Grind back the old weld stubs",
      "Book Terry and his welder for the slip", "Photograph each weld for the survey file",
    ),
    history: [
      { on: "2026-01-12", text: "Anodes arrived at the boatyard" },
      { on: "2026-01-05", text: "Due date set to 23 Jan" },
      { on: "2026-01-03", text: "Added to the board" },
    ],
  }),
  make({
    id: "t2", title: "Chase the insurers about the hull survey", column: "todo", tag: "Paperwork",
    priority: "High", due: "2026-01-14", hours: 0.5,
    notes: "Reference BH-4471. Ask for Priya, she has the photographs.",
  }),
  make({
    id: "t3", title: "Re-bed the galley porthole", column: "todo", tag: "Cabin", due: "2026-01-18", hours: 3,
    notes: "Drips only when the rain comes from the west. Butyl tape, not silicone.",
    steps: steps("t3", "x Buy butyl tape and new brass screws", "Cut out the old sealant", "Bed, tighten and hose-test"),
  }),
  make({
    id: "t4", title: "Measure up for the side bed", column: "todo", tag: "Joinery", due: "2026-02-02", hours: 2,
    notes: "Mattress is 1.07 m wide. Leave room for the ticket drawer.",
  }),
  make({
    id: "t5", title: "Sand the tug deck back to steel", column: "todo", tag: "Paint", priority: "Low", hours: 8,
  }),
  make({
    id: "t6", title: "Rewire the 12 V cabin lights", column: "doing", tag: "Electrics",
    due: "2026-01-17", hours: 10, starred: true,
    notes: "Tinned cable throughout. Fuse each circuit at the board.",
    steps: steps(
      "t6", "x Draw the circuit on squared paper", "x Pull out the old twin-and-earth",
      "x Run tinned cable down the starboard side", "Crimp and label every lamp", "Test each circuit on the bench supply",
    ),
  }),
  make({
    id: "t7", title: "Bleed the Lister after the filter change", column: "doing", tag: "Engine",
    priority: "High", due: "2026-01-15", hours: 1.5,
    notes: "Start at the lift pump and work towards the injectors.",
  }),
  make({
    id: "t8", title: "Second coat of blacking, port side", column: "doing", tag: "Hull", due: "2026-01-20", hours: 5,
    steps: steps("t8", "x Degrease below the rubbing strake", "Mask the waterline", "Roll on two litres, bow to stern"),
  }),
  make({
    id: "t9", title: "Sweep the flue and re-rope the stove door", column: "done", tag: "Cabin", hours: 2, doneOn: "2026-01-13",
    steps: steps("t9", "x Sweep from the roof", "x Glue in 10 mm rope"),
  }),
  make({ id: "t10", title: "Sign the winter mooring form", column: "done", tag: "Paperwork", hours: 0.5, doneOn: "2026-01-12" }),
  make({ id: "t11", title: "Free off the weed-hatch clamp", column: "done", tag: "Hull", hours: 1, doneOn: "2026-01-10" }),

  make({ id: "t12", title: "Collect the reclaimed oak from Stoke Bruerne", column: "done", tag: "Joinery", place: "archive", doneOn: "2026-01-08" }),
  make({ id: "t13", title: "Drain down the water tank for the frost", column: "done", tag: "Cabin", place: "archive", doneOn: "2026-01-04" }),
  make({ id: "t14", title: "Price up a bow thruster", column: "todo", tag: "Hull", place: "bin", binnedOn: "2026-01-11", notes: "Far too dear, and cheating." }),
  make({ id: "t15", title: "Pressure-wash the hull on the slip", column: "done", tag: "Hull", place: "archive", doneOn: "2025-12-29" }),
  make({ id: "t16", title: "Pump out and dry the engine bilge", column: "done", tag: "Engine", place: "archive", doneOn: "2025-12-19" }),
  make({ id: "t17", title: "Buy second-hand solar from the forum chap", column: "todo", tag: "Electrics", place: "bin", binnedOn: "2025-12-15" }),
  make({ id: "t18", title: "Renew the river and canal licence", column: "done", tag: "Paperwork", place: "archive", doneOn: "2025-12-11" }),
  make({ id: "t19", title: "Fit a carbon monoxide alarm in the back cabin", column: "done", tag: "Cabin", place: "archive", doneOn: "2025-12-06" }),
];
