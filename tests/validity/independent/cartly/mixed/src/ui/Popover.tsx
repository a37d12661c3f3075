import { ReactElement, ReactNode, cloneElement, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useAnchor, useOutside } from "./useAnchor";

interface PopoverProps {
  label: string;
  trigger: ReactElement;
  children: (close: () => void) => ReactNode;
}

export function Popover({ label, trigger, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const box = useAnchor(anchor, open);
  const close = () => setOpen(false);
  useOutside([anchor, panel], open, close);

  useEffect(() => {
    if (box) panel.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, [box !== null]);

  return (
    <>
      <span ref={anchor} className="inline-flex">
        {cloneElement(trigger, { "aria-haspopup": "dialog", "aria-expanded": open, onClick: () => setOpen(!open) })}
      </span>
      {box &&
        createPortal(
          <div
            ref={panel}
            role="dialog"
            aria-label={label}
            onKeyDown={(e) => e.key === "Escape" && close()}
            style={{ top: Math.min(box.top, window.innerHeight - 190), left: Math.min(box.left, window.innerWidth - 300) }}
            className="fixed z-40 w-72 rounded-lg border border-[#cfd2ca] bg-white p-4 shadow-xl"
          >
            {children(close)}
          </div>,
          document.body,
        )}
    </>
  );
}
