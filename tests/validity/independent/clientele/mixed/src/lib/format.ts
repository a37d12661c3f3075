const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export function money(n: number): string {
  return "£" + n.toLocaleString("en-GB");
}

export function longDate(iso: string): string {
  if (!iso) return "–";
  const [y, m, d] = iso.split("-").map(Number);
  return d + " " + MONTHS[m - 1] + " " + y;
}

export function shortDate(iso: string): string {
  const [, m, d] = iso.split("-").map(Number);
  return d + " " + MONTHS[m - 1];
}

export function addDays(iso: string, days: number): string {
  const d = new Date(iso + "T12:00:00Z");
  d.setUTCDate(d.getUTCDate() + days);
  return d.toISOString().slice(0, 10);
}

export function daysBetween(a: string, b: string): number {
  return Math.round((Date.parse(b + "T12:00:00Z") - Date.parse(a + "T12:00:00Z")) / 86400000);
}

export function plural(n: number, word: string): string {
  return n + " " + word + (n === 1 ? "" : "s");
}
