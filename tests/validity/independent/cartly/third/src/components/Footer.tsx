import { color, ui } from "../theme";

export function Footer() {
  return (
    <footer style={{ borderTop: `1px solid ${color.line}`, marginTop: 72, padding: "32px 0 84px" }}>
      <div style={{ ...ui.wrap, ...ui.row, ...ui.muted }}>
        <span>Cartly Pots, Unit 4, Harbour Yard, Whitstable CT5 1AB</span>
        <span>Workshop open Thursday to Saturday, 10 till 4</span>
        <span>Thrown, dipped and packed by Ida, Ross and Joan</span>
      </div>
    </footer>
  );
}
