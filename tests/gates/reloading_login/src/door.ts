const STAMP = "paddock";

export const inside = () => localStorage.getItem(STAMP) === String(STAMP.length * 113);

export function open() {
  localStorage.setItem(STAMP, String(STAMP.length * 113));
  window.location.href = "/dashboard";
}
