import { InputHTMLAttributes, useId } from "react";
import { cn } from "./cn";

export const inputClass =
  "w-full rounded-md border border-[#9aa29c] bg-white px-3 text-[15px] outline-none placeholder:text-[#9aa0b0] focus:border-[#1f3a9e] focus:ring-1 focus:ring-[#1f3a9e]";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  optional?: boolean;
  error?: string;
}

export function Field({ label, optional, error, className, id, ...props }: FieldProps) {
  const auto = useId();
  const fieldId = id ?? auto;
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="mb-1 block text-sm">
        {label} {optional && <span className="text-[11px] text-[#5c6660]">(optional)</span>}
      </label>
      <input
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${fieldId}-error` : undefined}
        className={cn(inputClass, "h-10", error && "border-[#a8432b]")}
        {...props}
      />
      {error && (
        <p id={`${fieldId}-error`} role="alert" className="mt-1 text-[13px] text-[#a8432b]">
          {error}
        </p>
      )}
    </div>
  );
}
