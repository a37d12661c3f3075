export function joinPath(...parts: string[]) {
  return parts.join("/");
}

export const withId = (path: string, name = "id"): string => {
  const suffix = ":" + name;
  return `${path}/${suffix}`;
};
