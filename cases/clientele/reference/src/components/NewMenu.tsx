import { ChevronDown, Plus } from "lucide-react";
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useDismiss } from "./useDismiss";

interface Choice {
  label: string;
  run: () => void;
}

export function NewMenu({ choices }: { choices: Choice[] }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(open, close, box);

  useEffect(() => {
    if (open) box.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  }, [open]);

  function walk(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const items = [...(box.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
    const here = items.findIndex((item) => item === document.activeElement);
    items[(here + (event.key === "ArrowDown" ? 1 : -1) + items.length) % items.length]?.focus();
  }

  return (
    <div ref={box} className="relative">
      <button type="button" className="btn primary" aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Plus size={16} aria-hidden /> New <ChevronDown size={15} aria-hidden />
      </button>
      {open && (
        <div className="popover menu" role="menu" aria-label="New" onKeyDown={walk}>
          {choices.map((choice) => (
            <button
              key={choice.label}
              type="button"
              role="menuitem"
              className="menu-item"
              onClick={() => {
                box.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
                close();
                choice.run();
              }}
            >
              {choice.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
