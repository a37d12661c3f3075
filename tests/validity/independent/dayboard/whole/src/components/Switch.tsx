import type { KeyboardEvent } from "react";

export default function Switch({ on, onToggle, name }: { on: boolean; onToggle: () => void; name: string }) {
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key === " " || e.key === "Enter") {
      e.preventDefault();
      onToggle();
    }
  };
  return (
    <div role="switch" aria-checked={on} aria-label={name} tabIndex={0} className={on ? "switch on" : "switch"} onClick={onToggle} onKeyDown={onKeyDown}>
      <span />
    </div>
  );
}
