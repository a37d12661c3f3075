import type { ButtonHTMLAttributes } from "react";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: "contained" | "outlined" | "text" | "danger";
  size?: "small" | "medium";
}

export function Button({ variant = "outlined", size = "medium", className = "", type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={`btn btn-${variant} btn-${size} ${className}`} {...rest} />;
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  title: string;
}

export function IconButton({ title, className = "", ...rest }: IconButtonProps) {
  return <button type="button" title={title} aria-label={title} className={`icon-btn ${className}`} {...rest} />;
}
