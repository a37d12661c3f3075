/** The app's idea of today. Everything shown is worked out from this one string. */
export const TODAY = "2026-01-15";

const DAY_MS = 86_400_000;
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = [
  "January", "February", "March", "April", "May", "June",
  "July", "August", "September", "October", "November", "December",
];

const toMs = (iso: string): number => Date.UTC(+iso.slice(0, 4), +iso.slice(5, 7) - 1, +iso.slice(8, 10));
const toIso = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const addDays = (iso: string, n: number): string => toIso(toMs(iso) + n * DAY_MS);
export const daysBetween = (a: string, b: string): number => Math.round((toMs(b) - toMs(a)) / DAY_MS);
export const weekdayIndex = (iso: string): number => new Date(toMs(iso)).getUTCDay();
export const weekdayName = (iso: string): string => WEEKDAYS[weekdayIndex(iso)];
export const dayOfMonth = (iso: string): number => +iso.slice(8, 10);
export const monthName = (iso: string): string => `${MONTHS[+iso.slice(5, 7) - 1]} ${iso.slice(0, 4)}`;

/** 15 Jan, or 15 Jan 2025 when it is another year. */
export function shortDate(iso: string): string {
  const base = `${dayOfMonth(iso)} ${MONTHS[+iso.slice(5, 7) - 1].slice(0, 3)}`;
  return iso.slice(0, 4) === TODAY.slice(0, 4) ? base : `${base} ${iso.slice(0, 4)}`;
}

/** Thursday 15 January 2026 */
export const longDate = (iso: string): string => `${weekdayName(iso)} ${dayOfMonth(iso)} ${monthName(iso)}`;

export function startOfWeek(iso: string, weekStart: number): string {
  return addDays(iso, -((weekdayIndex(iso) - weekStart + 7) % 7));
}

export const weekOf = (start: string): string[] => Array.from({ length: 7 }, (_, i) => addDays(start, i));

/** How a due date reads on a card. */
export function dueLabel(iso: string): string {
  const gap = daysBetween(TODAY, iso);
  if (gap === 0) return "Due today";
  if (gap === 1) return "Due tomorrow";
  if (gap === -1) return "1 day late";
  if (gap < 0) return `${-gap} days late`;
  return `${weekdayName(iso).slice(0, 3)} ${shortDate(iso)}`;
}

export const isDate = (s: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(s) && !Number.isNaN(toMs(s)) && toIso(toMs(s)) === s;

/** Days in a row up to today; a day still in progress does not break the run. */
export function currentStreak(days: string[]): number {
  const set = new Set(days);
  let day = set.has(TODAY) ? TODAY : addDays(TODAY, -1);
  let n = 0;
  while (set.has(day)) {
    n += 1;
    day = addDays(day, -1);
  }
  return n;
}

export function bestStreak(days: string[]): number {
  const set = new Set(days);
  let best = 0;
  for (const day of set) {
    if (set.has(addDays(day, -1))) continue;
    let n = 1;
    while (set.has(addDays(day, n))) n += 1;
    best = Math.max(best, n);
  }
  return best;
}

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
