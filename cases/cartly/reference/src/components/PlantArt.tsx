import type { Plant } from "../state/types";

const DEEP = "#2f5a41", MID = "#4a7f58", PALE = "#7da36c";

/** A leaf rooted at (100, y), leaning by `tilt` degrees. */
function Leaf({ y, tilt, len, w, fill, x = 100 }: { y: number; tilt: number; len: number; w: number; fill: string; x?: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) rotate(${tilt})`}
      d={`M0 2 C${-w} ${-len * 0.3} ${-w * 0.8} ${-len * 0.75} 0 ${-len} C${w * 0.8} ${-len * 0.75} ${w} ${-len * 0.3} 0 2 Z`}
      fill={fill}
    />
  );
}

export default function PlantArt({ plant, y }: { plant: Plant; y: number }) {
  // Tall pots leave less headroom, so everything is scaled to what is left above the rim.
  const room = Math.min(1, (y - 8) / 78);
  switch (plant) {
    case "strap":
      return (
        <g>
          {[[-24, 62, DEEP], [22, 66, DEEP], [-11, 76, MID], [12, 78, MID], [-34, 44, PALE], [33, 46, PALE], [0, 80, PALE]].map(([tilt, len, fill]) => (
            <Leaf key={String(tilt)} y={y} tilt={Number(tilt)} len={Number(len) * room} w={9} fill={String(fill)} />
          ))}
        </g>
      );
    case "round":
      return (
        <g stroke={DEEP} strokeWidth="2" fill="none">
          {[[-34, 34, 12], [-18, 56, 14], [4, 68, 15], [24, 50, 13], [38, 30, 11], [-4, 36, 12]].map(([dx, up, r], i) => (
            <g key={dx}>
              <path d={`M100 ${y} Q${100 + dx * 0.3} ${y - up * room * 0.7} ${100 + dx} ${y - up * room}`} />
              <circle cx={100 + dx} cy={y - up * room} r={r * room} fill={i % 2 ? MID : PALE} stroke="none" />
              <circle cx={100 + dx} cy={y - up * room} r={1.6} fill="#e4ecd6" stroke="none" />
            </g>
          ))}
        </g>
      );
    case "fern":
      return (
        <g>
          {[-70, -50, -30, -12, 8, 28, 48, 68].map((tilt, i) => (
            <g key={tilt}>
              <Leaf y={y} tilt={tilt} len={(58 + (i % 3) * 9) * room} w={6} fill={i % 2 ? MID : DEEP} />
              <Leaf y={y} tilt={tilt + 8} len={(36 + (i % 2) * 10) * room} w={6} fill={PALE} />
            </g>
          ))}
        </g>
      );
    case "cactus":
      return (
        <g>
          <path d={`M84 ${y + 2} V${y - 52} a16 16 0 0 1 32 0 V${y + 2} Z`} fill={MID} />
          <path d={`M116 ${y - 22} h8 a6 6 0 0 0 6 -6 v-12 a6 6 0 0 1 12 0 v14 a16 16 0 0 1 -16 16 h-10 Z`} fill={MID} />
          <path d={`M92 ${y} V${y - 56} M100 ${y} V${y - 60} M108 ${y} V${y - 56}`} stroke={PALE} strokeWidth="1.6" />
          <Leaf x={66} y={y + 2} tilt={-18} len={26} w={8} fill={PALE} />
          <Leaf x={66} y={y + 2} tilt={14} len={30} w={8} fill={DEEP} />
          <circle cx="100" cy={y - 69} r="5" fill="#d9644a" />
        </g>
      );
    case "trail":
      return (
        <g>
          {[-26, -8, 12, 30].map((tilt, i) => <Leaf key={tilt} y={y} tilt={tilt} len={30} w={10} fill={i % 2 ? MID : PALE} />)}
          {[[62, 44], [78, 66], [122, 58], [140, 38]].map(([x, drop]) => (
            <g key={x}>
              <path d={`M${x} ${y} q${x < 100 ? -6 : 6} ${drop / 2} 0 ${drop}`} stroke={DEEP} strokeWidth="1.6" fill="none" />
              {[0.15, 0.4, 0.65, 0.9].map((k, i) => (
                <circle key={k} cx={x + (i % 2 ? 5 : -5) + (x < 100 ? -2 : 2)} cy={y + drop * k} r="5.5" fill={i % 2 ? MID : DEEP} />
              ))}
            </g>
          ))}
        </g>
      );
    case "none":
      return null;
  }
}
