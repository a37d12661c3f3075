export function Narrowboat() {
  return (
    <svg viewBox="0 0 180 56" width="100%" aria-hidden="true" style={{ display: "block", marginTop: 10 }}>
      <path d="M2 30 H178 L174 42 H10 Q2 40 2 30Z" fill="#151515" />
      <path d="M5 32 H170" stroke="#a52a2a" strokeWidth="2" />
      <path d="M148 28 L164 20 L174 28Z" fill="#40504b" />
      <rect x="21" y="10" width="121" height="18" fill="#a33227" />
      <rect x="17" y="8" width="128" height="2.5" fill="#f3d38a" />
      <rect x="27" y="13" width="57" height="12" fill="none" stroke="#f3e3b5" />
      <rect x="90" y="13" width="48" height="12" fill="#1f5b50" stroke="#f3e3b5" />
      <circle cx="40" cy="19" r="4" fill="#f3d38a" />
      <circle cx="55" cy="19" r="4" fill="#f3d38a" />
      <circle cx="70" cy="19" r="4" fill="#f3d38a" />
      <path d="M114 15 l4 4 -4 4 -4 -4Z" fill="#f7f0dc" />
      <rect x="124" y="1" width="6" height="7" fill="#151515" />
      <path d="M124 3 h6" stroke="#d2a04a" />
      <path d="M7 27 q-2 -8 4 -9" stroke="#f3d38a" strokeWidth="2" fill="none" />
      <path d="M4 47 H176" stroke="#8fb7ad" strokeWidth="1.6" strokeDasharray="14 6" />
      <path d="M4 53 H152" stroke="#5f8f84" strokeWidth="1.4" strokeDasharray="9 6" />
    </svg>
  );
}
