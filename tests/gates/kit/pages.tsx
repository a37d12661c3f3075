export function Dashboard() {
  return (
    <main>

      <h1>Dashboard</h1>
      <p>Revenue is up by a tenth this week.</p>
      <ul>
        <li>First of the dashboard</li>
        <li>Second of the dashboard</li>
        <li>Third of the dashboard</li>
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
