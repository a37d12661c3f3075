export function Product() {
  return (
    <main>
      <h1>Product</h1>
    </main>
  );
}
