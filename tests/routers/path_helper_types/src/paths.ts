const route = <P extends string>(path: P) => ({ path, link: (id: string) => path.replace(":userId", id) });
export const to = {
  home: "/",
  user: route("/u/:userId"),
  faq: "/faq",
  ...{ legal: { imprint: "/imprint" } },
} as const;
export const nested = (first: string, ...rest: string[]) => [first, ...rest].reduce((path, part) => `${path}/${part}`, "");
export function withParams(path: string, names: string[]): string {
  return `${path}${names.map((name) => `/:${name}`).join("")}`;
}
