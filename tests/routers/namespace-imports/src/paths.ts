export const HOME = "/";

export function recipe(id: string) {
  return `/recipes/${id}`;
}
