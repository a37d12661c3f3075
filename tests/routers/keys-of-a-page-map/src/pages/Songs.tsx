export default function Songs() {
  return <h1>Songs</h1>;
}
