export function Catalog() {
  return <h1>Catalog</h1>;
}
