export default function Chart() {
  return <h2>The chart</h2>;
}
