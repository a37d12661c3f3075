/** Put removed entries back in their old places, leaving later changes to the others as they are. */
export function putBack<T>(before: T[], now: T[], key: (item: T) => string, removed: string[]): T[] {
  const present = new Map(now.map((item) => [key(item), item]));
  const old = new Set(before.map(key));
  return [
    ...now.filter((item) => !old.has(key(item))),
    ...before.filter((item) => present.has(key(item)) || removed.includes(key(item))).map((item) => present.get(key(item)) ?? item),
  ];
}
