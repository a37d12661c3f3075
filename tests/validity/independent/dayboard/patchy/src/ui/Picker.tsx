export default function Picker({ label, options, value, onChange }: { label: string; options: readonly string[]; value: string; onChange: (v: string) => void }) {
  return (
    <fieldset className="picker" aria-label={label}>
      {options.map((o) => (
        <label key={o} className={o === value ? "picked" : ""}>
          <input type="radio" checked={o === value} onChange={() => onChange(o)} />
          {o}
        </label>
      ))}
    </fieldset>
  );
}
