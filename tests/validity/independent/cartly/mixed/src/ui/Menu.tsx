import { Check, ChevronDown } from "lucide-react";
import { KeyboardEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { cn, focusRing } from "./cn";
import { useAnchor, useOutside } from "./useAnchor";

interface RadioMenuProps<T extends string> {
  label: string;
  value: T;
  options: { value: T; label: string }[];
  onValueChange: (value: T) => void;
}

export function RadioMenu<T extends string>({ label, value, options, onValueChange }: RadioMenuProps<T>) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const box = useAnchor(trigger, open);
  useOutside([trigger, menu], open, () => setOpen(false));

  useEffect(() => {
    if (box) menu.current?.querySelector<HTMLElement>("[aria-checked=true]")?.focus();
  }, [box !== null]);

  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const onKey = (e: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitemradio]") ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    if (e.key === "ArrowDown") items[(at + 1) % items.length]?.focus();
    else if (e.key === "ArrowUp") items[(at - 1 + items.length) % items.length]?.focus();
    else if (e.key === "Escape" || e.key === "Tab") close();
    else return;
    e.preventDefault();
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={cn("flex h-9 items-center gap-2 rounded-md border border-[#9aa29c] bg-white px-3 text-[15px]", focusRing)}
      >
        {options.find((o) => o.value === value)?.label}
        <ChevronDown className="h-4 w-4" aria-hidden />
      </button>
      {box &&
        createPortal(
          <div
            ref={menu}
            role="menu"
            aria-label={label}
            onKeyDown={onKey}
            style={{ right: box.right, top: box.top }}
            className="fixed z-40 min-w-[170px] rounded-md border border-[#cfd2ca] bg-white p-1 shadow-lg"
          >
            {options.map((o) => (
              <button
                key={o.value}
                type="button"
                role="menuitemradio"
                aria-checked={o.value === value}
                tabIndex={-1}
                onClick={() => {
                  onValueChange(o.value);
                  close();
                }}
                className="flex w-full items-center gap-2 rounded px-2 py-1.5 text-left text-[15px] outline-none hover:bg-[#e3e9df] focus:bg-[#e3e9df]"
              >
                <Check className={cn("h-4 w-4", o.value !== value && "invisible")} aria-hidden />
                {o.label}
              </button>
            ))}
          </div>,
          document.body,
        )}
    </>
  );
}
