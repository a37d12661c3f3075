import { cloneElement, useId, type ReactElement } from "react";

interface Props {
  label: string;
  error?: string;
  hint?: string;
  className?: string;
  children: ReactElement;
}

export function Field({ label, error, hint, className = "", children }: Props) {
  const id = useId();
  const message = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="small mb-[6px] block font-bold">{label}</label>
      {cloneElement(children, {
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": message ? `${id}-message` : undefined,
        "data-invalid": error ? "true" : undefined,
      })}
      {message && (
        <p id={`${id}-message`} className={error ? "error" : "hint"} role={error ? "alert" : undefined}>
          {message}
        </p>
      )}
    </div>
  );
}
