export const TODAY = "2026-01-15";

const DAY = 86_400_000;
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const parse = (iso: string) => new Date(`${iso}T00:00:00Z`);

export const addDays = (iso: string, days: number) => new Date(parse(iso).getTime() + days * DAY).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string) => Math.round((parse(to).getTime() - parse(from).getTime()) / DAY);

export const weekday = (iso: string) => WEEKDAYS[parse(iso).getUTCDay()];

export const dayNumber = (iso: string) => parse(iso).getUTCDate();

/** 23 Jan */
export const shortDate = (iso: string) => `${dayNumber(iso)} ${MONTHS[parse(iso).getUTCMonth()].slice(0, 3)}`;

/** 29 Dec 2025, but 8 Jan within this year */
export const shortDateWithYear = (iso: string) =>
  iso.slice(0, 4) === TODAY.slice(0, 4) ? shortDate(iso) : `${shortDate(iso)} ${iso.slice(0, 4)}`;

/** Fri 23 Jan */
export const dayAndDate = (iso: string) => `${weekday(iso).slice(0, 3)} ${shortDate(iso)}`;

/** Friday 23 January 2026 */
export const longDate = (iso: string) =>
  `${weekday(iso)} ${dayNumber(iso)} ${MONTHS[parse(iso).getUTCMonth()]} ${iso.slice(0, 4)}`;

/** January 2026 */
export const monthName = (iso: string) => `${MONTHS[parse(iso).getUTCMonth()]} ${iso.slice(0, 4)}`;

export const mondayOf = (iso: string) => addDays(iso, -((parse(iso).getUTCDay() + 6) % 7));

export const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? "" : "s"}`;

export function dueLabel(due: string): { text: string; tone: "late" | "today" | "" } {
  const left = daysBetween(TODAY, due);
  if (left < 0) return { text: `${plural(-left, "day")} late`, tone: "late" };
  if (left === 0) return { text: "Due today", tone: "today" };
  return { text: dayAndDate(due), tone: "" };
}

export function dueHint(due: string): string {
  if (!due) return "No due date";
  const left = daysBetween(TODAY, due);
  const rest = left < 0 ? `${plural(-left, "day")} late` : left === 0 ? "Due today" : `${plural(left, "day")} left`;
  return `${longDate(due)}. ${rest}`;
}
