import { ButtonHTMLAttributes, forwardRef } from "react";
import { cn, focusRing } from "./cn";

const variants = {
  primary: "bg-[#1f3a9e] text-white hover:bg-[#182f82]",
  outline: "border border-[#8b938d] bg-transparent text-[#1c2421] hover:bg-white",
  danger: "bg-[#a8432b] text-white hover:bg-[#8d3622]",
  ghost: "text-[#4b544f] hover:bg-[#e3e9df]",
};

const sizes = {
  sm: "h-8 px-3 text-sm gap-1.5",
  md: "h-10 px-[18px] text-[15px] gap-2.5",
  lg: "h-12 px-5 text-base gap-2.5",
  icon: "h-9 w-9",
};

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

export function buttonClass(variant: keyof typeof variants = "primary", size: keyof typeof sizes = "md") {
  return cn(
    "inline-flex shrink-0 items-center justify-center whitespace-nowrap rounded-md font-bold transition-colors disabled:pointer-events-none disabled:opacity-50",
    focusRing,
    variants[variant],
    sizes[size],
  );
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = "primary", size = "md", className, ...props },
  ref,
) {
  return <button ref={ref} type="button" className={cn(buttonClass(variant, size), className)} {...props} />;
});
