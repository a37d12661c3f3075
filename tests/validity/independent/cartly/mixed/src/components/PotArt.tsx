import { useId } from "react";
import { GLAZES, GlazeId, Plant, Product, Shape } from "../state/catalogue";

const FLOOR = 185;
const CX = 120;

interface Form {
  top: number;
  rx: number;
  ry: number;
  foot: number;
  body: string;
}

function straight(top: number, rx: number, foot: number, ry: number): Form {
  const body = `M${CX - rx},${top} L${CX - foot - 2},${FLOOR - 8} Q${CX - foot},${FLOOR} ${CX - foot + 8},${FLOOR} L${CX + foot - 8},${FLOOR} Q${CX + foot},${FLOOR} ${CX + foot + 2},${FLOOR - 8} L${CX + rx},${top} Z`;
  return { top, rx, ry, foot, body };
}

function curved(top: number, rx: number, foot: number, ry: number, sag: number): Form {
  const body = `M${CX - rx},${top} C${CX - rx + 2},${top + sag} ${CX - foot - 16},${FLOOR} ${CX - foot},${FLOOR} L${CX + foot},${FLOOR} C${CX + foot + 16},${FLOOR} ${CX + rx - 2},${top + sag} ${CX + rx},${top} Z`;
  return { top, rx, ry, foot, body };
}

const FORMS: Record<Shape, Form> = {
  tapered: straight(94, 56, 38, 9),
  bowl: curved(124, 65, 30, 10, 36),
  cylinder: straight(104, 46, 43, 9),
  hanging: curved(118, 49, 28, 7, 40),
  tall: straight(74, 42, 33, 7),
  trough: straight(128, 82, 70, 8),
  saucer: curved(158, 69, 34, 12, 16),
  jug: {
    top: 84, rx: 28, ry: 7, foot: 30,
    body: `M${CX - 28},84 C${CX - 28},118 ${CX - 48},120 ${CX - 48},152 C${CX - 48},174 ${CX - 38},${FLOOR} ${CX - 28},${FLOOR} L${CX + 28},${FLOOR} C${CX + 38},${FLOOR} ${CX + 48},174 ${CX + 48},152 C${CX + 48},120 ${CX + 28},118 ${CX + 28},84 Z`,
  },
  round: {
    top: 98, rx: 34, ry: 8, foot: 34,
    body: `M${CX - 34},98 C${CX - 78},118 ${CX - 66},${FLOOR} ${CX - 30},${FLOOR} L${CX + 30},${FLOOR} C${CX + 66},${FLOOR} ${CX + 78},118 ${CX + 34},98 Z`,
  },
  tray: straight(162, 92, 80, 7),
};

const GREENS = ["#2f5a41", "#4c7f58", "#7fa36c"];

function Leaves({ top, count, length, spread }: { top: number; count: number; length: number; spread: number }) {
  const leaves = Array.from({ length: count }, (_, i) => {
    const angle = count === 1 ? 0 : -spread + (2 * spread * i) / (count - 1);
    const reach = length * (1 - Math.abs(angle) / 220);
    const colour = GREENS[Math.abs(angle) < spread / 4 ? 2 : i % 2 ? 1 : 0];
    return { angle, reach, colour };
  }).sort((a, b) => Math.abs(b.angle) - Math.abs(a.angle));
  return (
    <g>
      {leaves.map(({ angle, reach, colour }) => (
        <path
          key={angle}
          transform={`rotate(${angle} ${CX} ${top + 3})`}
          d={`M${CX},${top + 3} C${CX - 14},${top - reach * 0.4} ${CX - 5},${top - reach * 0.8} ${CX},${top - reach} C${CX + 5},${top - reach * 0.8} ${CX + 14},${top - reach * 0.4} ${CX},${top + 3}`}
          fill={colour}
        />
      ))}
    </g>
  );
}

function Greenery({ plant, top }: { plant: Plant; top: number }) {
  switch (plant) {
    case "agave":
      return <Leaves top={top} count={7} length={76} spread={38} />;
    case "spiky":
      return <Leaves top={top} count={13} length={62} spread={72} />;
    case "cactus":
      return (
        <g>
          <path d={`M104,${top + 4} V${top - 50} a16,16 0 0 1 32,0 V${top + 4} Z`} fill="#4c7f58" />
          <path d={`M136,${top - 14} h10 v-20 a6,6 0 0 1 12,0 v22 a12,12 0 0 1 -12,12 h-10 Z`} fill="#4c7f58" />
          <path d={`M112,${top} V${top - 56} M120,${top} V${top - 58} M128,${top} V${top - 56}`} stroke="#7fa36c" strokeWidth="1.5" />
          <circle cx={CX} cy={top - 67} r="5" fill="#d4604a" />
          <Leaves top={top + 2} count={1} length={1} spread={0} />
        </g>
      );
    case "pilea":
      return (
        <g>
          {[[-34, -34, 12], [-17, -56, 14], [4, -66, 14], [24, -50, 13], [38, -30, 11], [-4, -36, 12]].map(([x, y, r], i) => (
            <g key={x}>
              <path d={`M${CX},${top} Q${CX + x / 3},${top + y / 2} ${CX + x},${top + y}`} stroke="#2f5a41" strokeWidth="2" fill="none" />
              <circle cx={CX + x} cy={top + y} r={r} fill={i % 2 ? "#4c7f58" : "#7fa36c"} />
              <circle cx={CX + x} cy={top + y} r="1.5" fill="#e8f0dc" />
            </g>
          ))}
        </g>
      );
    case "string":
      return (
        <g>
          <Leaves top={top} count={5} length={30} spread={46} />
          {[-44, -34, -20, 20, 32, 44].map((x, i) => (
            <g key={x}>
              <path d={`M${CX + x},${top + 2} v${34 + (i % 3) * 9}`} stroke="#2f5a41" strokeWidth="1.5" />
              {[10, 22, 34].map((y) => (
                <circle key={y} cx={CX + x + (y % 4 ? 3 : -3)} cy={top + y} r="4.5" fill={i % 2 ? "#4c7f58" : "#2f5a41"} />
              ))}
            </g>
          ))}
        </g>
      );
    default:
      return null;
  }
}

interface PotArtProps {
  product: Product;
  glaze?: GlazeId;
  view?: "planted" | "empty" | "scale";
  cm?: number;
  closeUp?: boolean;
  className?: string;
}

export function PotArt({ product, glaze = product.glazes[0], view = "planted", cm, closeUp, className }: PotArtProps) {
  const clip = useId();
  const form = FORMS[product.shape];
  const g = GLAZES[glaze];
  const left = CX - 100;
  const dip = form.top + (FLOOR - form.top) * 0.62;
  const planted = view === "planted" && product.plant !== "none";
  const lift = product.shape === "hanging" ? -30 : 0;
  const side = form.rx * 2 + 30;
  const viewBox = closeUp ? `${CX - side / 2} ${FLOOR + 12 - side} ${side} ${side}` : "0 0 240 216";
  return (
    <svg viewBox={viewBox} preserveAspectRatio="xMidYMax slice" className={className} role="img" aria-label={`${product.name} in ${g.name}`}>
      <rect y="-40" width="240" height="256" fill={product.backdrop} />
      <rect y={FLOOR} width="240" height="31" fill="#1c2421" opacity="0.07" />
      {product.shape !== "hanging" && <ellipse cx={CX} cy={FLOOR + 1} rx={form.foot + 30} ry="5" fill="#1c2421" opacity="0.18" />}
      <g transform={`translate(0 ${lift + (product.shape === "hanging" ? 26 : 0)})`}>
        {product.shape === "hanging" && (
          <path d={`M${CX},-30 V16 L${CX - 48},${form.top} M${CX},16 L${CX + 48},${form.top}`} stroke="#5b4632" strokeWidth="2" fill="none" />
        )}
        {product.shape === "jug" && (
          <g stroke={g.body} fill="none" strokeLinecap="round">
            <path d={`M${CX + 34},112 c40,-6 34,52 10,50`} strokeWidth="8" />
            <path d={`M${CX - 40},146 C${CX - 62},136 ${CX - 60},106 ${CX - 74},94`} strokeWidth="12" />
          </g>
        )}
        <clipPath id={clip}>
          <path d={form.body} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <rect x={left} y={form.top - 10} width="200" height="140" fill={g.body} />
          <rect x={left} y={form.top - 10} width={100 - form.rx * 0.45} height="140" fill={g.light} />
          <path
            d={`M${left},${dip + 8} C${CX - 40},${dip + 20} ${CX - 30},${dip - 12} ${CX},${dip - 6} S${CX + 24},${dip + 14} ${CX + 100},${dip - 6} V220 H${left} Z`}
            fill="#c08660"
          />
          <rect x={CX + form.rx * 0.5} y={form.top - 10} width="80" height="140" fill="#1c2421" opacity="0.14" />
        </g>
        <ellipse cx={CX} cy={form.top} rx={form.rx} ry={form.ry} fill={g.rim} />
        <ellipse cx={CX} cy={form.top + 1} rx={form.rx - 5} ry={form.ry - 2.5} fill={planted ? "#4b382d" : g.inside} />
        {planted && <Greenery plant={product.plant} top={form.top} />}
        {view === "scale" && (
          <g stroke="#1c2421" strokeWidth="1.2">
            <path d={`M${CX - form.rx},${form.top - 22} H${CX + form.rx} M${CX - form.rx},${form.top - 27} v10 M${CX + form.rx},${form.top - 27} v10`} />
            <text x={CX} y={form.top - 28} textAnchor="middle" fontSize="11" fill="#1c2421" stroke="none">
              {cm ?? product.sizes[0].cm} cm
            </text>
          </g>
        )}
      </g>
    </svg>
  );
}
