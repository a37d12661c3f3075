import { addDays, TODAY } from "./dates";
import type { BoardPrefs, Habit, Settings } from "./types";

/** "1" for done, "." for missed; the first character is today, then backwards in time. */
const back = (pattern: string): string[] =>
  [...pattern].flatMap((mark, i) => (mark === "1" ? [addDays(TODAY, -i)] : []));

export const SEED_HABITS: Habit[] = [
  { id: "h1", name: "Check the bilge pump", part: "Morning", goal: 7, days: back("1111111111111.111111.1111") },
  { id: "h2", name: "Log battery voltage", part: "Morning", goal: 7, days: back("11.1111111.11111.1111.11") },
  { id: "h3", name: "Riddle the stove", part: "Morning", goal: 6, days: back(".1111.111111111111.11.11") },
  { id: "h4", name: "Half an hour of brushwork", part: "Evening", goal: 4, days: back(".1.1..11.1..11.1.1.11..1") },
  { id: "h5", name: "Walk the towpath", part: "Evening", goal: 5, days: back("1.11.1111..111.11.1111.1") },
  { id: "h6", name: "Write up the log", part: "Evening", goal: 5, days: back("..111.11111111.11.1.1111") },
];

export const SEED_SETTINGS: Settings = {
  boat: "Kittiwake",
  owner: "Marnie Hallam",
  launch: "2026-03-28",
  theme: "light",
  weekStart: 1,
  defaultColumn: "todo",
  compact: false,
  showHabits: true,
};

export const SEED_PREFS: BoardPrefs = { view: "board", sort: "manual", collapsed: [] };
