import { TODAY } from "./totals";

export const checkEmail = (v: string): string => {
  if (!v.trim()) return "Enter your email address.";
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(v.trim()) ? "" : "Enter a valid email, like nell@example.com.";
};

export const checkName = (v: string): string => {
  if (!v.trim()) return "Enter your full name.";
  return v.trim().length < 2 ? "That name looks too short." : "";
};

export const checkPhone = (v: string): string =>
  !v.trim() || /^\+?[\d\s()-]{9,18}$/.test(v.trim()) ? "" : "Enter a valid phone number.";

export const checkRequired = (what: string) => (v: string): string => (v.trim() ? "" : `Enter ${what}.`);

export const checkPostcode = (v: string): string => {
  if (!v.trim()) return "Enter your postcode.";
  return /^[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}$/i.test(v.trim()) ? "" : "Enter a valid UK postcode, like CT5 1AB.";
};

export const tidyPostcode = (v: string): string => {
  const bare = v.replace(/\s/g, "").toUpperCase();
  return `${bare.slice(0, -3)} ${bare.slice(-3)}`;
};

export const checkCard = (v: string): string => {
  const digits = v.replace(/[\s-]/g, "");
  if (!digits) return "Enter your card number.";
  return /^\d{16}$/.test(digits) ? "" : "Card number must be 16 digits.";
};

export const checkExpiry = (v: string): string => {
  if (!v.trim()) return "Enter the expiry date.";
  const m = /^(\d{2})\s*\/?\s*(\d{2})$/.exec(v.trim());
  if (!m || Number(m[1]) < 1 || Number(m[1]) > 12) return "Use MM/YY.";
  return `20${m[2]}-${m[1]}` < TODAY.slice(0, 7) ? "Card has expired." : "";
};

export const checkCvc = (v: string): string => {
  if (!v.trim()) return "Enter the CVC.";
  return /^\d{3,4}$/.test(v.trim()) ? "" : "3 or 4 digits.";
};

export const onlyDigits = (v: string): string => v.replace(/\D/g, "").slice(0, 4);

export const groupCard = (v: string): string =>
  v.replace(/\D/g, "").slice(0, 16).replace(/(\d{4})(?=\d)/g, "$1 ");

export const slashExpiry = (v: string): string => {
  const digits = v.replace(/\D/g, "").slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
};
