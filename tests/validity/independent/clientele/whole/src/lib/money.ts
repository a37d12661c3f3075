import type { Currency } from "../state/types";

export const SYMBOL: Record<Currency, string> = { GBP: "£", EUR: "€", USD: "$" };

export const CURRENCY_LABEL: Record<Currency, string> = {
  GBP: "Pound (£)",
  EUR: "Euro (€)",
  USD: "Dollar ($)",
};

export function money(amount: number, currency: Currency): string {
  const whole = Number.isInteger(amount);
  return (
    SYMBOL[currency] +
    amount.toLocaleString("en-GB", {
      minimumFractionDigits: whole ? 0 : 2,
      maximumFractionDigits: 2,
    })
  );
}
