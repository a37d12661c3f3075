export const cn = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(" ");

export const display = "font-['Arial_Narrow','Liberation_Sans_Narrow',Arial,sans-serif] font-bold";
export const focusRing = "outline-none focus-visible:ring-2 focus-visible:ring-[#1f3a9e] focus-visible:ring-offset-2";
