export function Cart() {
  return (
    <main>
      <h1>Cart</h1>
    </main>
  );
}
