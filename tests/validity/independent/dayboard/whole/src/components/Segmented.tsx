import type { ReactNode } from "react";

interface Props<T extends string> {
  options: { id: T; name: ReactNode }[];
  value: T;
  onPick: (id: T) => void;
}

export default function Segmented<T extends string>({ options, value, onPick }: Props<T>) {
  return (
    <div className="segmented">
      {options.map((o) => (
        <button key={o.id} type="button" aria-pressed={o.id === value} className={o.id === value ? "on" : ""} onClick={() => onPick(o.id)}>
          {o.name}
        </button>
      ))}
    </div>
  );
}
