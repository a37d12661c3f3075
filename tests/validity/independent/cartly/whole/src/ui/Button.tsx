import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link } from "react-router-dom";

type Variant = "contained" | "outlined" | "text";
type Size = "small" | "medium" | "large";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: Variant;
  size?: Size;
  startIcon?: ReactNode;
  fullWidth?: boolean;
  danger?: boolean;
}

const classes = (variant: Variant, size: Size, fullWidth?: boolean, danger?: boolean) =>
  ["Button", `Button-${variant}`, `Button-${size}`, fullWidth && "Button-full", danger && "Button-danger"].filter(Boolean).join(" ");

export function Button({ variant = "outlined", size = "medium", startIcon, fullWidth, danger, children, className = "", ...rest }: Props) {
  return (
    <button type="button" {...rest} className={`${classes(variant, size, fullWidth, danger)} ${className}`}>
      {startIcon && <span className="Button-icon">{startIcon}</span>}
      {children}
    </button>
  );
}

export function ButtonLink({ to, variant = "outlined", size = "medium", fullWidth, children }: { to: string; variant?: Variant; size?: Size; fullWidth?: boolean; children: ReactNode }) {
  return (
    <Link to={to} className={classes(variant, size, fullWidth)}>
      {children}
    </Link>
  );
}

interface IconProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  "aria-label": string;
}

export function IconButton({ className = "", children, ...rest }: IconProps) {
  return (
    <button type="button" {...rest} className={`IconButton ${className}`}>
      {children}
    </button>
  );
}
