export function Component() {
  return <h1>Document</h1>;
}
