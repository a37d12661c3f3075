export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 44 44" fill="none" aria-hidden="true" className="shrink-0">
      <circle cx="22" cy="22" r="20.5" stroke="#c79a45" strokeWidth="2" />
      <path d="M15.5 9v9a6.5 6.5 0 0 0 13 0V9M22 24.5V34" stroke="#f3ead6" strokeWidth="3" strokeLinecap="round" />
      <circle cx="22" cy="36" r="2" fill="#c79a45" />
    </svg>
  );
}
