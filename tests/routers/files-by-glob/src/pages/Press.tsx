export default function Press() {
  return <h1>Press</h1>;
}
