export const LOCALES = ["en", "fr"] as const;
export type Locale = (typeof LOCALES)[number];
export const [DEFAULT_LOCALE] = LOCALES;
const slugs: Record<Locale, Record<string, string>> = {
  en: { about: "About", contact: "Contact" },
  fr: { "a-propos": "À propos", contact: "Contact" },
};
export const pagesFor = (locale: Locale) => Object.entries(slugs[locale]);
