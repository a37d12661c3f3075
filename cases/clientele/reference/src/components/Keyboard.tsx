/** Two octaves of keys across the foot of the sign-in panel. */
export function Keyboard() {
  const whites = Array.from({ length: 14 }, (_, i) => i);
  const blacks = whites.filter((i) => ![2, 6].includes(i % 7));
  return (
    <svg className="login-keys" viewBox="0 0 700 190" preserveAspectRatio="none" aria-hidden>
      {whites.map((i) => <rect key={i} x={i * 50 + 1} y="0" width="48" height="190" rx="4" fill={i === 4 ? "#d9b465" : "#f3ead6"} />)}
      {blacks.map((i) => <rect key={i} x={i * 50 + 36} y="0" width="28" height="116" rx="3" fill="#15120f" />)}
    </svg>
  );
}
