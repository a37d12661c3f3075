import { Search } from "lucide-react";

interface SearchFieldProps { value: string; onChange: (value: string) => void; placeholder: string }

export function SearchField({ value, onChange, placeholder }: SearchFieldProps) {
  return (
    <div className="search">
      <Search size={16} />
      <input type="search" className="input" aria-label={placeholder} placeholder={placeholder} value={value} onChange={(e) => onChange(e.target.value)} />
    </div>
  );
}
