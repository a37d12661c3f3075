/** A tuning fork in a ring: the firm's mark. */
export function ForkMark({ size = 38 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" fill="none" aria-hidden className="shrink-0">
      <circle cx="20" cy="20" r="18.5" stroke="#c79a45" strokeWidth="1.5" />
      <path d="M14.5 8v9.5a5.5 5.5 0 0 0 11 0V8M20 23v9.5" stroke="#f3ead6" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="20" cy="33" r="1.8" fill="#c79a45" />
    </svg>
  );
}
