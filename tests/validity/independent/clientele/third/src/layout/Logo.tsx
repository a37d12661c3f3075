export function Logo({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" fill="none" aria-hidden="true">
      <circle cx="18" cy="18" r="17" stroke="#c6953f" strokeWidth="1.4" />
      <path d="M13.5 7v7.5a4.5 4.5 0 0 0 9 0V7" stroke="#fbf4e2" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M18 19v8" stroke="#fbf4e2" strokeWidth="2.4" strokeLinecap="round" />
      <circle cx="18" cy="29" r="1.6" fill="#c6953f" />
    </svg>
  );
}

const BLACK = [0, 1, 3, 4, 5];

export function Keys({ count, width, height, gold }: { count: number; width: number; height: number; gold?: number }) {
  const w = width / count;
  const whites = Array.from({ length: count }, (_, i) => i);
  return (
    <svg className="keys" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {whites.map((i) => (
        <rect key={i} x={i * w + 0.8} y={0} width={w - 1.6} height={height} fill={i === gold ? "#dab364" : "#f2e9d5"} />
      ))}
      {whites.filter((i) => BLACK.includes(i % 7) && i < count - 1).map((i) => (
        <rect key={i} x={(i + 0.72) * w} y={0} width={w * 0.56} height={height * 0.61} fill="#1c1815" />
      ))}
    </svg>
  );
}
