export const search = "/search";
export function buildPath(...parts: string[]) {
  return "/" + parts.join("/");
}
