export function Component() {
  return <h2>Project</h2>;
}
