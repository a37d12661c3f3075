import { Check, ChevronDown } from "lucide-react";
import { KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { cn, focusRing } from "./cn";
import { useAnchor, useOutside } from "./useAnchor";

interface SelectProps<T extends string> {
  label: string;
  value: T;
  options: { value: T; label: string }[];
  onValueChange: (value: T) => void;
  className?: string;
}

export function Select<T extends string>({ label, value, options, onValueChange, className }: SelectProps<T>) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const box = useAnchor(trigger, open);
  const id = useId();

  useOutside([trigger, list], open, () => setOpen(false));
  useEffect(() => {
    if (box) list.current?.focus();
  }, [box !== null]);

  const show = () => {
    setActive(Math.max(0, options.findIndex((o) => o.value === value)));
    setOpen(true);
  };
  const choose = (index: number) => {
    onValueChange(options[index].value);
    setOpen(false);
    trigger.current?.focus();
  };
  const onListKey = (e: KeyboardEvent) => {
    const last = options.length - 1;
    if (e.key === "ArrowDown") setActive((i) => Math.min(last, i + 1));
    else if (e.key === "ArrowUp") setActive((i) => Math.max(0, i - 1));
    else if (e.key === "Home") setActive(0);
    else if (e.key === "End") setActive(last);
    else if (e.key === "Enter" || e.key === " ") choose(active);
    else if (e.key === "Escape" || e.key === "Tab") {
      setOpen(false);
      trigger.current?.focus();
    } else return;
    e.preventDefault();
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? setOpen(false) : show())}
        onKeyDown={(e) => {
          if (e.key === "ArrowDown" || e.key === "ArrowUp") {
            e.preventDefault();
            show();
          }
        }}
        className={cn(
          "flex h-[34px] items-center justify-between gap-2 rounded-md border border-[#9aa29c] bg-white px-3 text-[15px] text-[#1c2421]",
          focusRing,
          className,
        )}
      >
        <span>{options.find((o) => o.value === value)?.label}</span>
        <ChevronDown className="h-4 w-4" aria-hidden />
      </button>
      {box &&
        createPortal(
          <ul
            ref={list}
            id={id}
            role="listbox"
            aria-label={label}
            tabIndex={-1}
            aria-activedescendant={`${id}-${active}`}
            onKeyDown={onListKey}
            style={{ left: box.left, top: box.top, minWidth: box.width }}
            className="fixed z-40 rounded-md border border-[#cfd2ca] bg-white p-1 shadow-lg outline-none"
          >
            {options.map((o, i) => (
              <li
                key={o.value}
                id={`${id}-${i}`}
                role="option"
                aria-selected={o.value === value}
                onPointerMove={() => setActive(i)}
                onClick={() => choose(i)}
                className={cn(
                  "flex cursor-default items-center gap-2 rounded px-2 py-1.5 text-[15px]",
                  i === active && "bg-[#e3e9df]",
                )}
              >
                <Check className={cn("h-4 w-4", o.value !== value && "invisible")} aria-hidden />
                {o.label}
              </li>
            ))}
          </ul>,
          document.body,
        )}
    </>
  );
}
