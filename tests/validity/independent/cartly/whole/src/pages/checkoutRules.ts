import { EMAIL } from "../components/NotifyButton";
import type { Draft } from "../store/store";

export interface Card {
  number: string;
  expiry: string;
  cvc: string;
}

export type FormErrors = Partial<Record<keyof Draft | keyof Card, string>>;

const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;

function expiryError(text: string) {
  const match = /^(\d{2})\/(\d{2})$/.exec(text.trim());
  if (!match || Number(match[1]) < 1 || Number(match[1]) > 12) return "Enter the expiry as MM/YY";
  const now = new Date();
  const ends = (2000 + Number(match[2])) * 12 + Number(match[1]) - 1;
  return ends < now.getFullYear() * 12 + now.getMonth() ? "This card has expired" : undefined;
}

export function check(d: Draft, card: Card, delivered: boolean): FormErrors {
  const errors: FormErrors = {};
  const digits = card.number.replace(/\D/g, "");
  if (!d.name.trim()) errors.name = "Enter your full name";
  if (!d.email.trim()) errors.email = "Enter your email";
  else if (!EMAIL.test(d.email.trim())) errors.email = "Enter a full email address, like ida@cartly.example";
  if (d.phone.trim() && !/^\+?[\d\s()-]{7,}$/.test(d.phone.trim())) errors.phone = "Enter a phone number, or leave this empty";
  if (delivered) {
    if (!d.street.trim()) errors.street = "Enter a street address";
    if (!d.town.trim()) errors.town = "Enter a town or city";
    if (!d.postcode.trim()) errors.postcode = "Enter a postcode";
    else if (!POSTCODE.test(d.postcode.trim())) errors.postcode = "Enter a UK postcode, like CT5 1AB";
  }
  if (!d.billingSame) {
    if (!d.billStreet.trim()) errors.billStreet = "Enter the billing street";
    if (!d.billTown.trim()) errors.billTown = "Enter the billing town or city";
    if (!d.billPostcode.trim()) errors.billPostcode = "Enter the billing postcode";
    else if (!POSTCODE.test(d.billPostcode.trim())) errors.billPostcode = "Enter a UK postcode, like CT5 1AB";
  }
  if (!digits) errors.number = "Enter your card number";
  else if (digits.length < 15 || digits.length > 19) errors.number = "That card number is too short";
  const expiry = expiryError(card.expiry);
  if (expiry) errors.expiry = expiry;
  if (!/^\d{3,4}$/.test(card.cvc.trim())) errors.cvc = "3 or 4 digits";
  return errors;
}

export const spaced = (text: string) => text.replace(/\D/g, "").slice(0, 19).replace(/(\d{4})(?=\d)/g, "$1 ");

export function slashed(text: string) {
  const digits = text.replace(/\D/g, "").slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}
