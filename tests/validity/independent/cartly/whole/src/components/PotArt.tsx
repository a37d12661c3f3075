import { useId } from "react";
import { glazeOf, type GlazeId, type Plant, type Pot, type Shape } from "../data/pots";

const BACKDROPS: Record<Pot["backdrop"], [string, string]> = {
  sand: ["#e8dcc2", "#d9cfb6"],
  sky: ["#d3ddf0", "#c6d0e1"],
  blush: ["#edd5c8", "#dec9bc"],
  mint: ["#d5e1da", "#c8d4cc"],
  stone: ["#dcdcd3", "#cecfc6"],
};

interface Form {
  body: string;
  left: number;
  right: number;
  top: number;
  ry: number;
  wave: number;
  floor: number;
}

const FORMS: Record<Shape, Form> = {
  planter: { body: "M62 91 L79 171 Q81 178 88 178 L142 178 Q149 178 151 171 L168 91 Z", left: 62, right: 168, top: 91, ry: 9, wave: 143, floor: 178 },
  bowl: { body: "M53 119 Q60 178 100 178 L130 178 Q170 178 177 119 Z", left: 53, right: 177, top: 119, ry: 10, wave: 152, floor: 178 },
  straight: { body: "M71 100 L74 173 Q75 178 80 178 L150 178 Q155 178 156 173 L159 100 Z", left: 71, right: 159, top: 100, ry: 9, wave: 147, floor: 178 },
  hanging: { body: "M68 113 Q70 170 115 170 Q160 170 162 113 Z", left: 68, right: 162, top: 113, ry: 8, wave: 146, floor: 170 },
  tall: { body: "M75 71 L85 173 Q86 178 91 178 L139 178 Q144 178 145 173 L155 71 Z", left: 75, right: 155, top: 71, ry: 8, wave: 135, floor: 178 },
  trough: { body: "M37 123 L47 173 Q48 178 53 178 L177 178 Q182 178 183 173 L193 123 Z", left: 37, right: 193, top: 123, ry: 8, wave: 158, floor: 178 },
  saucer: { body: "M49 153 Q60 178 90 178 L140 178 Q170 178 181 153 Z", left: 49, right: 181, top: 153, ry: 11, wave: 172, floor: 178 },
  jug: { body: "M89 82 Q68 120 69 150 Q70 178 90 178 L140 178 Q160 178 161 150 Q162 120 141 82 Z", left: 89, right: 141, top: 82, ry: 7, wave: 148, floor: 178 },
  round: { body: "M80 104 Q52 130 66 160 Q74 178 92 178 L138 178 Q156 178 164 160 Q178 130 150 104 Z", left: 80, right: 150, top: 104, ry: 7, wave: 146, floor: 178 },
  tray: { body: "M18 156 L34 174 Q37 178 42 178 L188 178 Q193 178 196 174 L212 156 Z", left: 18, right: 212, top: 156, ry: 9, wave: 171, floor: 178 },
};

const leaf = (x: number, y: number, length: number, width: number, angle: number, fill: string) => (
  <path key={`${x}${angle}${length}`} transform={`translate(${x} ${y}) rotate(${angle})`} fill={fill} d={`M0 0 C ${-width} ${-length * 0.4} ${-width} ${-length * 0.65} 0 ${-length} C ${width} ${-length * 0.65} ${width} ${-length * 0.4} 0 0 Z`} />
);

const DEEP = "#2f5a43";
const MID = "#4b8058";
const PALE = "#7da26c";

function Greenery({ plant, y }: { plant: Plant; y: number }) {
  if (plant === "aloe")
    return (
      <g>
        {leaf(113, y, 62, 11, -26, DEEP)}
        {leaf(117, y, 62, 11, 26, DEEP)}
        {leaf(114, y, 72, 11, -12, MID)}
        {leaf(116, y, 72, 11, 12, MID)}
        {leaf(115, y, 76, 11, 0, PALE)}
        {leaf(113, y + 3, 44, 12, -34, PALE)}
        {leaf(117, y + 3, 44, 12, 34, PALE)}
      </g>
    );
  if (plant === "cactus")
    return (
      <g>
        <path d={`M136 ${y - 12} h10 q6 0 6 -7 v-20`} fill="none" stroke={MID} strokeWidth="11" strokeLinecap="round" />
        <path d={`M100 ${y + 3} V${y - 50} q0 -14 15 -14 q15 0 15 14 V${y + 3} Z`} fill={MID} />
        {[107, 115, 123].map((x) => (
          <path key={x} d={`M${x} ${y} V${y - 52}`} stroke={PALE} strokeWidth="1.4" />
        ))}
        <circle cx="115" cy={y - 66} r="5" fill="#d9634a" />
        {leaf(82, y + 4, 26, 7, -14, PALE)}
        {leaf(84, y + 4, 30, 7, 16, DEEP)}
      </g>
    );
  if (plant === "pilea")
    return (
      <g>
        {([[115, -66, 14, PALE], [95, -54, 13, MID], [136, -48, 12, MID], [80, -32, 11, PALE], [150, -28, 10, PALE], [110, -34, 11, MID]] as const).map(([x, dy, r, fill]) => (
          <g key={`${x}${dy}`}>
            <path d={`M115 ${y} Q${(x + 115) / 2} ${y + dy / 2} ${x} ${y + dy}`} stroke={DEEP} strokeWidth="2" fill="none" />
            <circle cx={x} cy={y + dy} r={r} fill={fill} />
            <circle cx={x} cy={y + dy} r="1.6" fill="#e5efd9" />
          </g>
        ))}
      </g>
    );
  if (plant === "agave")
    return (
      <g>
        {[-68, -48, -30, -12, 10, 30, 50, 70].map((a, i) => leaf(115, y + 2, 54 - Math.abs(a) * 0.1, 6.5, a, i % 2 ? MID : DEEP))}
        {[-58, -36, -18, 0, 18, 36, 58].map((a) => leaf(115, y + 3, 36, 6.5, a, PALE))}
      </g>
    );
  if (plant === "trailing")
    return (
      <g>
        {leaf(107, y + 2, 26, 8, -24, PALE)}
        {leaf(123, y + 2, 26, 8, 24, MID)}
        {leaf(115, y + 3, 30, 9, 0, PALE)}
        {[72, 86, 148, 160].map((x, i) => (
          <g key={x}>
            <path d={`M${x} ${y} q${i < 2 ? -5 : 5} 26 0 ${i % 3 ? 58 : 34}`} stroke={DEEP} strokeWidth="1.6" fill="none" />
            {[8, 20, 32, 46].map((d, j) => (
              <circle key={d} cx={x + (j % 2 ? 4 : -4)} cy={y + d} r="5" fill={j % 2 ? MID : DEEP} />
            ))}
          </g>
        ))}
      </g>
    );
  return null;
}

export type ArtMode = "planted" | "empty" | "scale";

interface Props {
  pot: Pot;
  glaze?: GlazeId;
  mode?: ArtMode;
  close?: boolean;
  across?: number;
}

export function PotArt({ pot, glaze = pot.glazes[0], mode = "planted", close, across }: Props) {
  const clip = useId().replace(/:/g, "");
  const g = glazeOf(glaze);
  const f = FORMS[pot.shape];
  const [wall, table] = BACKDROPS[pot.backdrop];
  const middle = (f.left + f.right) / 2;
  const rx = (f.right - f.left) / 2;
  const planted = mode === "planted" && pot.plant !== "none";
  const hung = pot.shape === "hanging";
  const box = close ? (rx > 65 ? "8 0 214 206" : "45 70 140 128") : "0 0 230 206";
  const describe = { planted: "", empty: ", empty", scale: `, ${across ?? pot.sizes[0].across} cm across` }[mode];
  return (
    <svg className="PotArt" viewBox={box} preserveAspectRatio="xMidYMax slice" role="img" aria-label={`${pot.name} in ${g.name.toLowerCase()}${describe}`}>
      <rect x="-60" y="-60" width="350" height="300" fill={wall} />
      <rect x="-60" y="177" width="350" height="80" fill={table} />
      {!hung && <ellipse cx={middle} cy="179" rx={rx * 1.18} ry="5.5" fill="#000" opacity=".15" />}
      {hung && <path d={`M115 5 V18 M115 18 L${f.left + 2} ${f.top} M115 18 L${f.right - 2} ${f.top}`} stroke="#5f4a3a" strokeWidth="2" fill="none" />}
      {pot.shape === "jug" && (
        <g fill="none" stroke={g.fill} strokeLinecap="round">
          <path d="M79 136 Q66 130 60 112 Q54 94 44 88" strokeWidth="10" />
          <path d="M146 98 Q178 92 178 122 Q178 146 154 148" strokeWidth="9" />
        </g>
      )}
      <clipPath id={clip}>
        <path d={f.body} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="230" height="206" fill={g.fill} />
        <path d={`M0 ${f.wave + 6} Q58 ${f.wave + 18} 88 ${f.wave - 4} T150 ${f.wave + 2} T230 ${f.wave} V206 H0 Z`} fill="#bd835c" />
        <rect x="0" y="0" width={middle - rx * 0.43} height="206" fill="#fff" opacity=".11" />
        <rect x={middle + rx * 0.48} y="0" width="120" height="206" fill="#000" opacity=".13" />
      </g>
      <ellipse cx={middle} cy={f.top} rx={rx} ry={f.ry} fill={g.light} />
      <ellipse cx={middle} cy={f.top + 1} rx={rx - 5} ry={f.ry - 2.4} fill={planted ? "#4a372c" : g.inside} />
      {planted && <Greenery plant={pot.plant} y={f.top + 2} />}
      {mode === "scale" && (
        <g stroke="#1b2422" fill="#1b2422">
          <path d={`M${f.left} ${f.top - 22} H${f.right} M${f.left} ${f.top - 27} v10 M${f.right} ${f.top - 27} v10`} strokeWidth="1.2" />
          <text x={middle} y={f.top - 30} textAnchor="middle" fontSize="10" stroke="none">
            {across ?? pot.sizes[0].across} cm
          </text>
        </g>
      )}
    </svg>
  );
}
