import { useId, type CSSProperties } from "react";
import { glazeColor, type Plant, type Product, type Shape } from "../data/products";

interface Outline {
  path: string;
  rim: [cx: number, cy: number, rx: number, ry: number];
  base: number;
  dip: number;
}

const outlines: Record<Shape, Outline> = {
  planter: { path: "M59 86H161L147 164Q145 170 138 170H82Q75 170 73 164Z", rim: [110, 86, 51, 9], base: 62, dip: 140 },
  bowl: { path: "M50 114H170Q168 170 132 170H88Q52 170 50 114Z", rim: [110, 114, 60, 10], base: 71, dip: 142 },
  cylinder: { path: "M68 96H152L150 164Q149 170 143 170H77Q71 170 70 164Z", rim: [110, 96, 42, 8], base: 53, dip: 140 },
  hanging: { path: "M65 109H155Q154 162 110 163Q66 162 65 109Z", rim: [110, 109, 45, 8], base: 0, dip: 140 },
  tall: { path: "M72 68H148L140 166Q139 170 134 170H86Q81 170 80 166Z", rim: [110, 68, 38, 7], base: 49, dip: 128 },
  trough: { path: "M35 118H185L176 164Q175 170 169 170H51Q45 170 44 164Z", rim: [110, 118, 75, 7], base: 85, dip: 150 },
  saucer: { path: "M46 147H174Q168 170 138 170H82Q52 170 46 147Z", rim: [110, 147, 64, 12], base: 75, dip: 164 },
  jug: { path: "M84 78H136Q140 100 152 122Q160 150 146 164Q142 170 134 170H86Q78 170 74 164Q60 150 68 122Q80 100 84 78Z", rim: [110, 78, 26, 6], base: 37, dip: 145 },
  round: { path: "M76 78H144Q178 92 172 132Q166 170 134 170H86Q54 170 48 132Q42 92 76 78Z", rim: [110, 78, 34, 7], base: 50, dip: 140 },
  tray: { path: "M20 152H200L190 166Q188 170 184 170H36Q32 170 30 166Z", rim: [110, 152, 90, 8], base: 95, dip: 163 },
};

const leaf = (x: number, y: number, angle: number, length: number, fill: string, wide = 8) => (
  <path
    key={`${angle}/${length}/${fill}`}
    d={`M0 0Q${-wide} ${-length * 0.45} 0 ${-length}Q${wide} ${-length * 0.45} 0 0Z`}
    transform={`translate(${x} ${y}) rotate(${angle})`}
    fill={fill}
  />
);

function Greenery({ plant, x, y }: { plant: Plant; x: number; y: number }) {
  const [dark, mid, light] = ["#2f5a41", "#4a7f58", "#7da36c"];
  if (plant === "aloe")
    return (
      <g>
        {leaf(x, y, -26, 58, dark, 10)}{leaf(x, y, 26, 60, dark, 10)}{leaf(x, y, -12, 70, mid, 11)}{leaf(x, y, 13, 72, mid, 11)}
        {leaf(x, y, 0, 74, light, 12)}{leaf(x, y, -34, 42, light, 12)}{leaf(x, y, 34, 42, light, 12)}
      </g>
    );
  if (plant === "agave")
    return (
      <g>
        {[-62, -44, -26, -8, 10, 28, 46, 64].map((a, i) => leaf(x, y + 2, a, 56 - Math.abs(a) * 0.12, i % 2 ? dark : mid, 6))}
        {[-70, -48, -24, 0, 26, 50, 72].map((a) => leaf(x, y + 3, a, 34, light, 6))}
      </g>
    );
  if (plant === "cactus")
    return (
      <g>
        <rect x={x - 16} y={y - 58} width={30} height={62} rx={15} fill={mid} />
        <path d={`M${x + 13} ${y - 12}h10q8 0 8-8v-18`} fill="none" stroke={mid} strokeWidth={11} strokeLinecap="round" />
        <circle cx={x - 1} cy={y - 60} r={5} fill="#d4604c" />
        {[-8, -1, 6].map((d) => <path key={d} d={`M${x + d} ${y - 50}v50`} stroke={light} strokeWidth={1.5} />)}
        {leaf(x - 32, y + 4, -12, 26, mid, 9)}{leaf(x - 32, y + 4, 16, 30, dark, 9)}
      </g>
    );
  if (plant === "pilea")
    return (
      <g>
        {[[-31, -32, 11, light], [-17, -50, 13, mid], [4, -60, 14, light], [22, -44, 12, mid], [34, -26, 10, light], [-3, -32, 11, mid]].map(([dx, dy, r, fill]) => (
          <g key={`${dx}`}>
            <path d={`M${x} ${y + 2}Q${x + Number(dx) * 0.3} ${y + Number(dy) * 0.6} ${x + Number(dx)} ${y + Number(dy)}`} fill="none" stroke={dark} strokeWidth={2} />
            <circle cx={x + Number(dx)} cy={y + Number(dy)} r={Number(r)} fill={String(fill)} />
            <circle cx={x + Number(dx)} cy={y + Number(dy)} r={1.4} fill="#fff" />
          </g>
        ))}
      </g>
    );
  if (plant === "trailing")
    return (
      <g>
        {leaf(x, y, -28, 26, mid, 9)}{leaf(x, y, 28, 26, mid, 9)}{leaf(x, y, 0, 28, light, 9)}
        {[[-42, 32], [-22, 54], [16, 34], [24, 44], [40, 30]].map(([dx, drop]) => (
          <g key={dx}>
            <path d={`M${x + dx} ${y + 6}v${drop}`} stroke={dark} strokeWidth={1.6} />
            {[0.2, 0.6, 1].map((f) => <circle key={f} cx={x + dx + (f === 0.6 ? 3 : -2)} cy={y + 8 + drop * f} r={4.5} fill={f === 0.6 ? mid : dark} />)}
          </g>
        ))}
      </g>
    );
  return null;
}

interface Props {
  product: Product;
  glaze?: string;
  view?: "planted" | "empty" | "scale";
  cm?: number;
  close?: boolean;
  style?: CSSProperties;
}

export function PotArt({ product, glaze = product.glazes[0], view = "planted", cm, close, style }: Props) {
  const clip = useId();
  const { path, rim, base, dip } = outlines[product.shape];
  const [cx, cy, rx, ry] = rim;
  const fill = glazeColor[glaze];
  const side = 2 * rx + 26;
  const box = close ? `${cx - side / 2} ${184 - side} ${side} ${side}` : "0 0 220 198";
  const planted = view === "planted" && product.plant !== "none";
  return (
    <div style={{ position: "relative", overflow: "hidden", borderRadius: 6, background: product.backdrop, ...style }}>
      <div style={{ position: "absolute", left: 0, right: 0, bottom: 0, height: "14%", background: "rgba(0,0,0,.065)" }} />
      <svg viewBox={box} preserveAspectRatio="xMidYMax meet" aria-hidden="true" style={{ position: "absolute", inset: 0, width: "100%", height: "100%" }}>
        <clipPath id={clip}><path d={path} /></clipPath>
        {base > 0 && <ellipse cx={110} cy={171} rx={base} ry={5} fill="rgba(0,0,0,.17)" />}
        {product.shape === "hanging" && <path d={`M110 5v13M110 18L${cx - rx} ${cy - 2}M110 18L${cx + rx} ${cy - 2}`} stroke="#5c4a3a" strokeWidth={1.8} fill="none" />}
        {product.shape === "jug" && (
          <>
            <path d="M140 92Q166 84 170 112Q170 134 148 144" fill="none" stroke={fill} strokeWidth={8} />
            <path d="M42 84Q52 92 58 110Q64 122 76 128" fill="none" stroke={fill} strokeWidth={9} strokeLinecap="round" />
          </>
        )}
        <g clipPath={`url(#${clip})`}>
          <rect width={220} height={198} fill={fill} />
          <path d={`M0 ${dip + 10}Q${cx - rx * 0.7} ${dip + 24} ${cx - rx * 0.35} ${dip + 4}T${cx + rx * 0.4} ${dip + 6}T220 ${dip}V198H0Z`} fill="#bd855f" />
          <rect width={cx - rx * 0.42} height={198} fill="rgba(255,255,255,.1)" />
          <rect x={cx + rx * 0.46} width={120} height={198} fill="rgba(20,20,60,.1)" />
        </g>
        <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill={fill} />
        <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill="rgba(255,255,255,.2)" />
        <ellipse cx={cx} cy={cy + 0.5} rx={rx - 4} ry={ry - 2} fill={planted ? "#4a382c" : fill} />
        {!planted && <ellipse cx={cx} cy={cy + 0.5} rx={rx - 4} ry={ry - 2} fill="rgba(0,0,0,.28)" />}
        {planted && <Greenery plant={product.plant} x={cx} y={cy} />}
        {view === "scale" && (
          <g stroke="#1a2421" strokeWidth={1} fill="none">
            <path d={`M${cx - rx} ${cy - 20}H${cx + rx}M${cx - rx} ${cy - 24}v8M${cx + rx} ${cy - 24}v8`} />
            <text x={cx} y={cy - 27} textAnchor="middle" fontSize={11} fill="#1a2421" stroke="none">{cm ?? product.sizes[0].cm} cm</text>
          </g>
        )}
      </svg>
    </div>
  );
}
