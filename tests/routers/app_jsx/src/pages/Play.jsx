export default function Play() {
  return <h1>Level</h1>;
}
