import type { CSSProperties } from "react";

export const color = {
  page: "#f4f5f0",
  ink: "#1a2421",
  muted: "#5b6762",
  line: "#cfd3cc",
  border: "#a3aca6",
  blue: "#1f3b9d",
  ochre: "#d4992d",
  green: "#2d6a4a",
  red: "#b8402c",
  sage: "#e4e9e0",
  card: "#fdfdfa",
  white: "#ffffff",
};

export const heading = '"Liberation Sans Narrow", "Arial Narrow", "Roboto Condensed", sans-serif';
export const body = '"Liberation Sans", Arial, Helvetica, sans-serif';

export const globalCss = `
*, *::before, *::after { box-sizing: border-box; }
html { background: ${color.page}; }
body { margin: 0; font-family: ${body}; font-size: 15px; line-height: 1.45; color: ${color.ink}; background: ${color.page}; }
button { font-family: inherit; font-size: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; line-height: inherit; }
button:disabled { cursor: default; }
input, textarea { font-family: inherit; font-size: inherit; color: inherit; }
h1, h2, h3, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }
svg { display: block; }
button:focus-visible, input:focus-visible, textarea:focus-visible { outline: 2px solid ${color.ochre}; outline-offset: 2px; }
`;

const button: CSSProperties = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
  borderRadius: 6,
  fontWeight: 700,
  fontSize: 15,
  height: 40,
  padding: "0 18px",
  whiteSpace: "nowrap",
};

export const ui: Record<string, CSSProperties> = {
  wrap: { width: 1232, maxWidth: "calc(100% - 32px)", margin: "0 auto" },
  h1: { fontFamily: heading, fontSize: 42, lineHeight: "50px", fontWeight: 700, letterSpacing: "-0.5px" },
  h2: { fontFamily: heading, fontSize: 23, lineHeight: "30px", fontWeight: 700 },
  h3: { fontFamily: heading, fontSize: 19, lineHeight: "24px", fontWeight: 700 },
  price: { fontFamily: heading, fontSize: 19, fontWeight: 700 },
  muted: { color: color.muted, fontSize: 14.5 },
  primary: { ...button, background: color.blue, color: color.white },
  outline: { ...button, border: `1px solid ${color.border}`, background: "transparent" },
  small: { height: 32, padding: "0 13px", fontSize: 14.5, gap: 6 },
  link: { color: color.blue, fontSize: 14.5, borderBottom: `1px solid ${color.blue}`, lineHeight: "18px" },
  card: { background: color.card, border: `1px solid ${color.line}`, borderRadius: 8 },
  panel: { background: color.sage, borderRadius: 8, padding: 24 },
  field: {
    width: "100%",
    height: 40,
    border: `1px solid ${color.border}`,
    borderRadius: 6,
    background: color.white,
    padding: "0 12px",
    fontSize: 15,
  },
  row: { display: "flex", alignItems: "center", justifyContent: "space-between" },
  iconButton: { width: 34, height: 34, display: "grid", placeItems: "center", color: color.muted, borderRadius: 6 },
  rule: { borderTop: `1px solid ${color.line}` },
};

export const money = (pounds: number) => (pounds < 0 ? `-£${(-pounds).toFixed(2)}` : `£${pounds.toFixed(2)}`);
