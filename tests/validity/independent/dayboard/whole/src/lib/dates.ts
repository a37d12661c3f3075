import type { WeekStart } from "./types";

export const TODAY = "2026-01-15";

const DAY = 86400000;
const SHORT_DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const LONG_DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const SHORT_MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const LONG_MONTHS = [
  "January", "February", "March", "April", "May", "June",
  "July", "August", "September", "October", "November", "December",
];

const parse = (iso: string) => new Date(iso + "T00:00:00Z");

export const addDays = (iso: string, n: number) => new Date(parse(iso).getTime() + n * DAY).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string) => Math.round((parse(to).getTime() - parse(from).getTime()) / DAY);

export const weekday = (iso: string) => SHORT_DAYS[parse(iso).getUTCDay()];

export const dayNumber = (iso: string) => parse(iso).getUTCDate();

export function dayMonth(iso: string) {
  const d = parse(iso);
  const text = `${d.getUTCDate()} ${SHORT_MONTHS[d.getUTCMonth()]}`;
  return iso.slice(0, 4) === TODAY.slice(0, 4) ? text : `${text} ${d.getUTCFullYear()}`;
}

export const weekdayDayMonth = (iso: string) => `${weekday(iso)} ${dayMonth(iso)}`;

export function longDate(iso: string) {
  const d = parse(iso);
  return `${LONG_DAYS[d.getUTCDay()]} ${d.getUTCDate()} ${LONG_MONTHS[d.getUTCMonth()]} ${d.getUTCFullYear()}`;
}

export function monthYear(iso: string) {
  const d = parse(iso);
  return `${LONG_MONTHS[d.getUTCMonth()]} ${d.getUTCFullYear()}`;
}

export function startOfWeek(iso: string, start: WeekStart) {
  const first = { sunday: 0, monday: 1, saturday: 6 }[start];
  const back = (parse(iso).getUTCDay() - first + 7) % 7;
  return addDays(iso, -back);
}

export const weekDays = (first: string) => [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(first, n));

export const plural = (n: number, one: string, many = one + "s") => `${n} ${n === 1 ? one : many}`;

export const showHours = (n: number) => String(Math.round(n * 10) / 10);

export function dueText(due: string) {
  const left = daysBetween(TODAY, due);
  if (left === 0) return "Due today";
  if (left < 0) return `${plural(-left, "day")} late`;
  return weekdayDayMonth(due);
}
