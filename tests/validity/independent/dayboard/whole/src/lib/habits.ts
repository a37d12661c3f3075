import { TODAY, addDays, startOfWeek, weekDays } from "./dates";
import type { Habit, WeekStart } from "./types";

export const doneToday = (h: Habit) => h.days.includes(TODAY);

export function streak(h: Habit) {
  const days = new Set(h.days);
  let day = days.has(TODAY) ? TODAY : addDays(TODAY, -1);
  let run = 0;
  while (days.has(day)) {
    run += 1;
    day = addDays(day, -1);
  }
  return run;
}

export function bestRun(h: Habit) {
  const days = new Set(h.days);
  let best = 0;
  for (const day of days) {
    if (days.has(addDays(day, -1))) continue;
    let run = 0;
    for (let d = day; days.has(d); d = addDays(d, 1)) run += 1;
    best = Math.max(best, run);
  }
  return best;
}

export const doneIn = (h: Habit, days: string[]) => days.filter((d) => h.days.includes(d)).length;

export const thisWeek = (start: WeekStart) => weekDays(startOfWeek(TODAY, start));
