import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import { ChevronDown } from "lucide-react";

export interface Option {
  value: string;
  label: string;
}

export function Select({ label, value, options, onChange, width }: { label: string; value: string; options: Option[]; onChange: (value: string) => void; width: number }) {
  const id = useId();
  const button = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [place, setPlace] = useState({ left: 0, top: 0, width: 0 });
  const chosen = options.find((o) => o.value === value) ?? options[0];

  const show = () => {
    setActive(Math.max(0, options.findIndex((o) => o.value === value)));
    setOpen(true);
  };
  const hide = () => {
    setOpen(false);
    button.current?.focus();
  };
  const pick = (option: Option) => {
    onChange(option.value);
    hide();
  };

  useLayoutEffect(() => {
    if (!open || !button.current) return;
    const box = button.current.getBoundingClientRect();
    setPlace({ left: box.left + window.scrollX, top: box.bottom + window.scrollY + 4, width: box.width });
    list.current?.focus();
  }, [open]);

  useEffect(() => {
    if (!open) return;
    const outside = (e: MouseEvent) => {
      const target = e.target as Node;
      if (!list.current?.contains(target) && !button.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("mousedown", outside);
    return () => document.removeEventListener("mousedown", outside);
  }, [open]);

  const onListKey = (e: KeyboardEvent) => {
    const last = options.length - 1;
    if (e.key === "ArrowDown") setActive((i) => Math.min(last, i + 1));
    else if (e.key === "ArrowUp") setActive((i) => Math.max(0, i - 1));
    else if (e.key === "Home") setActive(0);
    else if (e.key === "End") setActive(last);
    else if (e.key === "Enter" || e.key === " ") pick(options[active]);
    else if (e.key === "Escape" || e.key === "Tab") hide();
    else return;
    e.preventDefault();
  };

  return (
    <div className="Select">
      <span id={`${id}-label`} className="Select-label">
        {label}
      </span>
      <div
        ref={button}
        role="combobox"
        tabIndex={0}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-labelledby={`${id}-label ${id}-value`}
        className="Select-box"
        style={{ width }}
        onClick={() => (open ? hide() : show())}
        onKeyDown={(e) => {
          if (["ArrowDown", "ArrowUp", "Enter", " "].includes(e.key)) {
            e.preventDefault();
            show();
          }
        }}
      >
        <span id={`${id}-value`}>{chosen.label}</span>
        <ChevronDown size={15} strokeWidth={2.5} aria-hidden />
      </div>
      {open &&
        createPortal(
          <ul
            ref={list}
            id={`${id}-list`}
            role="listbox"
            tabIndex={-1}
            aria-labelledby={`${id}-label`}
            aria-activedescendant={`${id}-${active}`}
            className="Select-list"
            style={{ left: place.left, top: place.top, minWidth: place.width }}
            onKeyDown={onListKey}
          >
            {options.map((option, i) => (
              <li
                key={option.value}
                id={`${id}-${i}`}
                role="option"
                aria-selected={option.value === value}
                className={i === active ? "Select-option Select-active" : "Select-option"}
                onMouseEnter={() => setActive(i)}
                onClick={() => pick(option)}
              >
                {option.label}
              </li>
            ))}
          </ul>,
          document.body,
        )}
    </div>
  );
}
