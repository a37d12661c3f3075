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

export function Team() {
  return (
    <main>

      <h1>Team</h1>
      <p>Twelve people work here.</p>
      <ul>
        <li>First of the team</li>
        <li>Second of the team</li>
        <li>Third of the team</li>
      </ul>
    </main>
  );
}

export function Inbox() {
  return (
    <main>

      <h1>Inbox</h1>
      <p>Six unread letters.</p>
      <ul>
        <li>First of the inbox</li>
        <li>Second of the inbox</li>
        <li>Third of the inbox</li>
      </ul>
    </main>
  );
}

export function Settings() {
  return (
    <main>

      <h1>Settings</h1>
      <p>Choose how often we write to you.</p>
      <ul>
        <li>First of the settings</li>
        <li>Second of the settings</li>
        <li>Third of the settings</li>
      </ul>
    </main>
  );
}
