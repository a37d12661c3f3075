export default function Narrowboat() {
  return (
    <svg viewBox="0 0 190 58" className="narrowboat" aria-hidden="true">
      <rect x="126" y="2" width="7" height="9" fill="#15110e" />
      <path d="M126 4h7M126 8h7" stroke="#d2a04a" strokeWidth="1.6" />
      <path d="M150 28l11-6 13 6z" fill="#3c4a45" />
      <rect x="22" y="12" width="121" height="17" fill="#962a22" />
      <rect x="19" y="10" width="127" height="2.6" fill="#d9c48c" />
      <rect x="28" y="14" width="58" height="12" fill="none" stroke="#f5e3b5" strokeWidth="1.4" />
      {[42, 57, 72].map((x) => (
        <circle key={x} cx={x} cy="20" r="3.8" fill="#e6dcb4" stroke="#b8892f" strokeWidth="1.4" />
      ))}
      <rect x="91" y="14" width="47" height="12" fill="#2c6852" stroke="#f5e3b5" strokeWidth="1.4" />
      <path d="M115 16l4 4-4 4-4-4z" fill="#fbe3ad" />
      <path d="M10 29c-4-5-2-10 3-10" stroke="#d9c48c" strokeWidth="2" fill="none" />
      <path d="M4 31h170l8-4-3 12q-1 5-8 5H20Q8 44 4 31z" fill="#15110e" />
      <path d="M10 32h164" stroke="#962a22" strokeWidth="2" />
      <path d="M6 48h172" stroke="#7fa596" strokeWidth="1.6" strokeDasharray="14 6" />
      <path d="M6 54h148" stroke="#5b8474" strokeWidth="1.2" strokeDasharray="9 8" />
    </svg>
  );
}
