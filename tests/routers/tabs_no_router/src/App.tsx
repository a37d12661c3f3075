import { useState } from "react";
const TABS = ["home", "search", "profile"] as const;
export default function App() {
  const [tab, setTab] = useState<(typeof TABS)[number]>("home");
  return (
    <div>
      {tab === "home" && <h1>Home</h1>}
      {tab === "search" && <h1>Search</h1>}
      {tab === "profile" && <h1>Profile</h1>}
      {TABS.map((name) => (
        <button key={name} onClick={() => setTab(name)}>{name}</button>
      ))}
    </div>
  );
}
