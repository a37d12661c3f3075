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

export function Projects() {
  return (
    <main>

      <h1>Projects</h1>
      <p>Four projects are under way.</p>
      <ul>
        <li>First of the projects</li>
        <li>Second of the projects</li>
        <li>Third of the projects</li>
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
