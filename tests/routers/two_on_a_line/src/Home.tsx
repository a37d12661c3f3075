export default function Home() {
  return <h1>Welcome home</h1>;
}
