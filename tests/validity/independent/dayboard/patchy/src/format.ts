export const today = new Date(2026, 0, 15);

const toDate = (iso: string) => {
  const [y, m, d] = iso.split("-").map(Number);
  return new Date(y, m - 1, d);
};

export const toIso = (d: Date) => `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}`;

export const plusDays = (n: number, from = today) => new Date(from.getFullYear(), from.getMonth(), from.getDate() + n);

export const daysLeft = (iso: string) => Math.round((toDate(iso).getTime() - today.getTime()) / 864e5);

export const shortDate = (iso: string) =>
  toDate(iso).toLocaleDateString("en-GB", { weekday: "short", day: "numeric", month: "short" }).replace(",", "");

export const longDate = (iso: string) =>
  toDate(iso).toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long", year: "numeric" }).replace(",", "");

export const dayMonth = (d: Date) => d.toLocaleDateString("en-GB", { day: "numeric", month: "short" });

export function dueLabel(iso: string) {
  const n = daysLeft(iso);
  if (n === 0) return "Due today";
  if (n < 0) return `${-n} day${n === -1 ? "" : "s"} late`;
  return shortDate(iso);
}
