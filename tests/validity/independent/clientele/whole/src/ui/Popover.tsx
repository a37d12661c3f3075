import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";

interface Props {
  anchor: RefObject<HTMLElement>;
  onClose: () => void;
  role: "menu" | "dialog";
  label: string;
  width?: number;
  children: ReactNode;
}

export function Popover({ anchor, onClose, role, label, width, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, right: 0 });

  useLayoutEffect(() => {
    const rect = anchor.current?.getBoundingClientRect();
    if (rect) {
      setPlace({
        top: rect.bottom + window.scrollY + 6,
        right: document.documentElement.clientWidth - rect.right,
      });
    }
    box.current?.querySelector<HTMLElement>("[role=menuitem], button, a")?.focus();
  }, [anchor]);

  useEffect(() => {
    const outside = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!box.current?.contains(target) && !anchor.current?.contains(target)) onClose();
    };
    const keys = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") {
        onClose();
        anchor.current?.focus();
      }
      if (role !== "menu" || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
      event.preventDefault();
      const items = [...(box.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
      const index = items.indexOf(document.activeElement as HTMLElement);
      items[(index + (event.key === "ArrowDown" ? 1 : -1) + items.length) % items.length]?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("keydown", keys);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("keydown", keys);
    };
  }, [anchor, onClose, role]);

  return createPortal(
    <div ref={box} className="menu" role={role} aria-label={label} data-state="open" style={{ ...place, width }}>
      {children}
    </div>,
    document.body,
  );
}
