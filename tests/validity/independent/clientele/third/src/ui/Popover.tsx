import { useEffect, useLayoutEffect, useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";

interface PopoverProps {
  anchor: HTMLElement | null;
  onClose: () => void;
  align?: "left" | "right";
  matchWidth?: boolean;
  children: ReactNode;
}

export function Popover({ anchor, onClose, align = "left", matchWidth, children }: PopoverProps) {
  const [box, setBox] = useState<DOMRect | null>(null);

  useLayoutEffect(() => {
    setBox(anchor ? anchor.getBoundingClientRect() : null);
  }, [anchor]);

  useEffect(() => {
    if (!anchor) return;
    const onKey = (e: KeyboardEvent) => e.key === "Escape" && onClose();
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [anchor, onClose]);

  if (!anchor || !box) return null;
  const position = align === "right" ? { right: window.innerWidth - box.right } : { left: box.left };
  return createPortal(
    <div className="popover-root">
      <div className="backdrop backdrop-clear" onClick={onClose} />
      <div className="paper" style={{ top: box.bottom + 4, minWidth: matchWidth ? box.width : 180, ...position }}>
        {children}
      </div>
    </div>,
    document.body,
  );
}
