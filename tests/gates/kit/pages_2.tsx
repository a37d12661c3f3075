export function Home() {
  return (
    <main>

      <h1>Home</h1>
      <p>A quiet start to the day.</p>
      <ul>
        <li>First of the home</li>
        <li>Second of the home</li>
        <li>Third of the home</li>
      </ul>
    </main>
  );
}

export function Orders() {
  return (
    <main>

      <h1>Orders</h1>
      <p>Nine parcels wait for the courier.</p>
      <ul>
        <li>First of the orders</li>
        <li>Second of the orders</li>
        <li>Third of the orders</li>
      </ul>
    </main>
  );
}

export function Reports() {
  return (
    <main>

      <h1>Reports</h1>
      <p>Quarterly figures by region.</p>
      <ul>
        <li>First of the reports</li>
        <li>Second of the reports</li>
        <li>Third of the reports</li>
      </ul>
    </main>
  );
}
