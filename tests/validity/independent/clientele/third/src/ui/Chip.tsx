export function Chip({ label }: { label: string }) {
  return <span className={`chip chip-${label.toLowerCase()}`}>{label}</span>;
}
