import { useId } from "react";
import { GLAZES } from "../data/glazes";
import type { Glaze, Plant, Shape } from "../state/types";
import PlantArt from "./PlantArt";

interface Form {
  body: string;
  rim: { y: number; rx: number; ry: number };
  /** how far down the glaze was dipped */
  dip: number;
}

const FORMS: Record<Exclude<Shape, "trio">, Form> = {
  cylinder: { body: "M54 98 L57 172 Q58 180 67 180 H133 Q142 180 143 172 L146 98 Z", rim: { y: 98, rx: 46, ry: 9 }, dip: 146 },
  taper: { body: "M44 88 L62 173 Q64 180 71 180 H129 Q136 180 138 173 L156 88 Z", rim: { y: 88, rx: 56, ry: 10 }, dip: 142 },
  belly: { body: "M64 98 C34 116 38 168 72 180 H128 C162 168 166 116 136 98 Z", rim: { y: 98, rx: 36, ry: 8 }, dip: 150 },
  bowl: { body: "M34 118 C37 158 62 180 82 180 H118 C138 180 163 158 166 118 Z", rim: { y: 118, rx: 66, ry: 11 }, dip: 152 },
  trough: { body: "M18 122 L27 174 Q28 180 35 180 H165 Q172 180 173 174 L182 122 Z", rim: { y: 122, rx: 82, ry: 8 }, dip: 156 },
  tall: { body: "M58 68 L68 174 Q69 180 76 180 H124 Q131 180 132 174 L142 68 Z", rim: { y: 68, rx: 42, ry: 8 }, dip: 134 },
  saucer: { body: "M30 154 C36 172 50 180 64 180 H136 C150 180 164 172 170 154 Z", rim: { y: 154, rx: 70, ry: 13 }, dip: 174 },
  tray: { body: "M14 158 L22 175 Q24 180 32 180 H168 Q176 180 178 175 L186 158 Z", rim: { y: 158, rx: 86, ry: 9 }, dip: 172 },
  jug: { body: "M72 78 C70 104 48 122 52 150 C54 170 66 180 78 180 H122 C134 180 146 170 148 150 C152 122 130 104 128 78 Z", rim: { y: 78, rx: 28, ry: 7 }, dip: 148 },
  hanging: { body: "M50 112 C50 152 76 172 100 172 C124 172 150 152 150 112 Z", rim: { y: 112, rx: 50, ry: 9 }, dip: 144 },
};

function Vessel({ form, glaze, id, empty }: { form: Form; glaze: Glaze; id: string; empty: boolean }) {
  const ink = GLAZES[glaze];
  const { y, rx, ry } = form.rim;
  const d = form.dip;
  return (
    <g>
      <clipPath id={id}><path d={form.body} /></clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="200" height="200" fill="#c48d66" />
        <rect y={d} width="200" height="60" fill="#b57d57" opacity="0.45" />
        <path d={`M0 0 H200 V${d - 6} C180 ${d + 8} 168 ${d - 8} 150 ${d - 2} S126 ${d + 13} 112 ${d + 2} S84 ${d - 8} 70 ${d + 4} S34 ${d + 4} 0 ${d - 4} Z`} fill={ink.main} />
        <path d="M0 0 H72 L80 200 H0 Z" fill="#fff" opacity="0.1" />
        <path d="M132 0 H200 V200 H122 Z" fill={ink.dark} opacity="0.28" />
      </g>
      <ellipse cx="100" cy={y} rx={rx} ry={ry} fill={ink.light} />
      <ellipse cx="100" cy={y + 1} rx={rx - 5} ry={ry - 3} fill={empty ? ink.dark : "#4a382c"} />
    </g>
  );
}

interface Props {
  shape: Shape;
  glaze: Glaze;
  plant?: Plant;
  label?: string;
  className?: string;
  measure?: string;
  /** move in close, for small pictures */
  tight?: boolean;
}

const box = (shape: Shape, tight: boolean): string => {
  if (!tight || shape === "trio" || shape === "hanging") return "0 0 200 200";
  const { y, rx } = FORMS[shape].rim;
  const half = Math.max(rx + (shape === "jug" ? 54 : shape === "belly" ? 38 : 16), (190 - y) / 2 + 8);
  return `${100 - half} ${192 - 2 * half} ${2 * half} ${2 * half}`;
};

export default function PotArt({ shape, glaze, plant = "none", label, className = "", measure, tight = false }: Props) {
  const id = useId().replace(/:/g, "");
  const a11y = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  if (shape === "trio") {
    const form = FORMS.cylinder;
    return (
      <svg viewBox="0 0 200 200" className={className} {...a11y}>
        <ellipse cx="100" cy="181" rx="92" ry="6" fill="#1c2523" opacity="0.14" />
        {[[-16, 0.62], [38, 0.76], [104, 0.56]].map(([x, k], i) => (
          <g key={i} transform={`translate(${x} ${180 - 180 * k}) scale(${k})`}>
            <Vessel form={form} glaze={glaze} id={`${id}${i}`} empty={plant === "none"} />
          </g>
        ))}
        {measure && <Ruler y={60} text={measure} />}
      </svg>
    );
  }
  const form = FORMS[shape];
  const ink = GLAZES[glaze];
  const hung = shape === "hanging";
  return (
    <svg viewBox={box(shape, tight)} className={className} {...a11y}>
      {!hung && <ellipse cx="100" cy="181" rx={form.rim.rx + 12} ry="6" fill="#1c2523" opacity="0.14" />}
      {hung && <path d="M100 0 V14 M100 14 L52 112 M100 14 L148 112" stroke="#5b4a3b" strokeWidth="2" fill="none" />}
      {shape === "jug" && (
        <g fill="none" stroke={ink.main} strokeLinecap="round">
          <path d="M128 90 C172 84 172 138 146 144" strokeWidth="9" />
          <path d="M58 130 C42 120 38 100 26 86" strokeWidth="10" />
        </g>
      )}
      <Vessel form={form} glaze={glaze} id={id} empty={plant === "none"} />
      <PlantArt plant={plant} y={form.rim.y + 2} />
      {measure && <Ruler y={form.rim.y - 18} text={measure} half={form.rim.rx} />}
    </svg>
  );
}

function Ruler({ y, text, half = 70 }: { y: number; text: string; half?: number }) {
  const [a, b] = [100 - half, 100 + half];
  return (
    <g stroke="#1c2523" strokeWidth="1.2">
      <path d={`M${a} ${y} H${b} M${a} ${y - 4} V${y + 4} M${b} ${y - 4} V${y + 4}`} fill="none" />
      <text x="100" y={y - 6} fontSize="11" textAnchor="middle" stroke="none" fill="#1c2523">{text}</text>
    </g>
  );
}
