/** A little side elevation of a traditional narrowboat. */
export function BoatDrawing() {
  return (
    <svg viewBox="0 0 180 62" className="boat" aria-hidden="true">
      <path d="M6 50 H174" stroke="#7fa294" strokeWidth="1.5" strokeDasharray="14 6" />
      <path d="M6 56 H150" stroke="#7fa294" strokeWidth="1" strokeDasharray="9 8" opacity=".7" />
      <path d="M4 34 L10 34 L10 31 L168 31 Q174 34 177 29 L174 42 Q171 47 164 47 L18 47 Q8 46 4 34Z" fill="#14110f" />
      <path d="M10 34 H170" stroke="#9a2e24" strokeWidth="2.4" />
      <path d="M22 31 V14 H140 V31Z" fill="#9a2e24" />
      <path d="M28 28 V17 H84 V28Z" fill="none" stroke="#f2dfae" strokeWidth="1.3" />
      <path d="M90 28 V17 H135 V28Z" fill="#2c6350" stroke="#f2dfae" strokeWidth="1.3" />
      <circle cx="41" cy="22.5" r="3.6" fill="#e9d9ae" stroke="#b5822a" strokeWidth="1.4" />
      <circle cx="56" cy="22.5" r="3.6" fill="#e9d9ae" stroke="#b5822a" strokeWidth="1.4" />
      <circle cx="71" cy="22.5" r="3.6" fill="#e9d9ae" stroke="#b5822a" strokeWidth="1.4" />
      <path d="M112.500 18.500 L116.500 22.500 L112.500 26.500 L108.500 22.500Z" fill="#f2dfae" />
      <path d="M19 14 H143" stroke="#d9c48d" strokeWidth="2" />
      <path d="M124 14 V5 H129 V14" fill="#14110f" />
      <path d="M123 7 H130 M123 10 H130" stroke="#d2a04a" strokeWidth="1.4" />
      <path d="M10 31 Q6 24 12 22" fill="none" stroke="#d9c48d" strokeWidth="2" strokeLinecap="round" />
      <path d="M146 31 L158 24 L170 30Z" fill="#3b4a44" />
    </svg>
  );
}
