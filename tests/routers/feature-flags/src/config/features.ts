export const FEATURES = {
  reports: true,
  billing: false,
  chat: true,
  oldHome: false,
} as const;

export function isEnabled(name: keyof typeof FEATURES): boolean {
  return FEATURES[name];
}
