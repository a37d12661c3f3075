interface ToggleItem { value: string; label: string; count?: number }

interface ToggleGroupProps {
  items: ToggleItem[];
  value: string;
  onChange: (value: string) => void;
  label: string;
}

export function ToggleGroup({ items, value, onChange, label }: ToggleGroupProps) {
  return (
    <div className="toggle-group" role="group" aria-label={label}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          aria-pressed={item.value === value}
          className={`toggle ${item.value === value ? "is-on" : ""}`}
          onClick={() => onChange(item.value)}
        >
          {item.label}
          {item.count !== undefined && <span className="toggle-count">{item.count}</span>}
        </button>
      ))}
    </div>
  );
}
