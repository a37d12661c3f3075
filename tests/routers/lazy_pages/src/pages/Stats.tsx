export function Stats() {
  return <h1>Stats</h1>;
}
