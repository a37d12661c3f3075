import { ReactNode } from "react";

const SHAPES: Record<string, ReactNode> = {
  overview: <><rect x="3" y="3" width="7" height="9" rx="1" /><rect x="14" y="3" width="7" height="5" rx="1" /><rect x="14" y="12" width="7" height="9" rx="1" /><rect x="3" y="16" width="7" height="5" rx="1" /></>,
  people: <><circle cx="10" cy="8" r="5" /><path d="M18 21a8 8 0 0 0-16 0" /><path d="M22 20c0-3.4-2-6.5-4-8a5 5 0 0 0-.45-8.3" /></>,
  invoice: <><path d="M4 2v20l2.5-1.5L9 22l3-1.5L15 22l2.5-1.5L20 22V2z" /><path d="M8 7h8M8 11.5h8M8 16h5" /></>,
  bell: <><path d="M6 8a6 6 0 0 1 12 0c0 7 3 9 3 9H3s3-2 3-9" /><path d="M10.3 21a1.94 1.94 0 0 0 3.4 0" /></>,
  sliders: <><circle cx="7" cy="7" r="3" /><circle cx="17" cy="17" r="3" /><path d="M10 7h10M4 17h10" /></>,
  down: <path d="m6 9 6 6 6-6" />,
  right: <path d="m9 18 6-6-6-6" />,
  plus: <path d="M12 5v14M5 12h14" />,
  close: <path d="M18 6 6 18M6 6l12 12" />,
  warn: <><path d="m21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3z" /><path d="M12 9v4M12 17h.01" /></>,
  trash: <><path d="M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6" /></>,
  pencil: <><path d="M21.2 6.8a2.8 2.8 0 0 0-4-4L3.8 16.2a2 2 0 0 0-.5.8L2 21.4a.5.5 0 0 0 .6.6L7 20.7a2 2 0 0 0 .8-.5z" /><path d="m15 5 4 4" /></>,
  pin: <><path d="M12 17v5" /><path d="M9 10.8a2 2 0 0 1-1.1 1.8l-1.8.9A2 2 0 0 0 5 15.2V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-.8a2 2 0 0 0-1.1-1.8l-1.8-.9A2 2 0 0 1 15 10.8V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H8a2 2 0 0 0 0 4 1 1 0 0 1 1 1z" /></>,
  search: <><circle cx="11" cy="11" r="8" /><path d="m21 21-4.3-4.3" /></>,
  sort: <path d="m21 16-4 4-4-4M17 20V4M3 8l4-4 4 4M7 4v16" />,
  up: <path d="m5 12 7-7 7 7M12 19V5" />,
  left: <path d="m12 19-7-7 7-7M19 12H5" />,
  out: <path d="M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4M16 17l5-5-5-5M21 12H9" />,
  eye: <><path d="M2.1 12.3a1 1 0 0 1 0-.7 10.8 10.8 0 0 1 19.9 0 1 1 0 0 1 0 .7 10.8 10.8 0 0 1-19.9 0" /><circle cx="12" cy="12" r="3" /></>,
  mail: <><rect x="2" y="4" width="20" height="16" rx="2" /><path d="m22 7-9 5.7a1.9 1.9 0 0 1-2 0L2 7" /></>,
  mailopen: <><path d="M21.2 8.4c.5.4.8 1 .8 1.6v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V10a2 2 0 0 1 .8-1.6l8-6a2 2 0 0 1 2.4 0z" /><path d="m22 10-9 5.7a1.9 1.9 0 0 1-2 0L2 10" /></>,
  check: <path d="M20 6 9 17l-5-5" />,
};

export default function Icon({ name, size = 16, fill = false, weight = 2 }: { name: string; size?: number; fill?: boolean; weight?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" fill={fill ? "currentColor" : "none"}
      stroke="currentColor" strokeWidth={weight} strokeLinecap="round" strokeLinejoin="round">
      {SHAPES[name]}
    </svg>
  );
}

export function Fork({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 46 46" fill="none">
      <circle cx="23" cy="23" r="21.5" stroke="#c9973f" strokeWidth="1.5" />
      <path d="M16.5 9v9a6.5 6.5 0 0 0 13 0V9M23 25v12" stroke="#f7efdc" strokeWidth="3" strokeLinecap="round" />
      <circle cx="23" cy="37" r="2" fill="#c9973f" />
    </svg>
  );
}
