import { COL, Item } from "./data";

const D: Record<string, string> = {
  cone: "60,70 140,70 126,150 74,150",
  bowl: "50,95 150,95 132,150 68,150",
  cyl: "66,80 134,80 132,150 68,150",
  hang: "62,90 138,90 122,136 78,136",
  tall: "70,50 130,50 122,150 78,150",
  box: "35,102 165,102 156,150 44,150",
  dish: "50,130 150,130 130,150 70,150",
  jug: "82,70 118,70 136,150 64,150",
};
const TOP: Record<string, [number, number]> = { cone: [70, 40], bowl: [95, 50], cyl: [80, 34], hang: [90, 38], tall: [50, 30], box: [102, 65], dish: [130, 50], jug: [70, 18] };

export default function Pic({ it, gl, plant = true }: { it: Item; gl?: string; plant?: boolean }) {
  const [y, r] = TOP[it.kind];
  const c = COL[gl || it.gl[0]];
  const g = plant && it.kind !== "dish" && it.kind !== "jug";
  return (
    <svg viewBox="0 0 200 180" preserveAspectRatio="xMidYMid slice" className="pic" style={{ background: it.bg }}>
      <rect y="150" width="200" height="60" fill="#000" opacity=".07" x="0" />
      {it.kind === "hang" && <path d={`M100 4 L62 ${y} M100 4 L138 ${y}`} stroke="#5f4a3a" strokeWidth="2" />}
      {it.kind === "jug" && <path d="M66 120 Q50 90 40 84 M128 86 Q160 86 150 116 Q146 126 134 128" stroke={c} strokeWidth="8" fill="none" />}
      <ellipse cx="100" cy="151" rx={r} ry="5" fill="#000" opacity=".15" />
      <polygon points={D[it.kind]} fill={c} />
      <path d="M74 150 Q88 122 104 134 T126 150 Z" fill="#bd835c" />
      <ellipse cx="100" cy={y} rx={r} ry="7" fill={c} stroke="#fff" strokeOpacity=".4" />
      <ellipse cx="100" cy={y} rx={r - 5} ry="4.5" fill={g ? "#4a372c" : "#000"} opacity={g ? 1 : 0.3} />
      {g && [-30, -15, 0, 15, 30].map((a, i) => <ellipse key={a} cx="100" cy={y - 20} rx="7" ry="22" fill={["#2f5a43", "#4b8058", "#7da26c"][i % 3]} transform={`rotate(${a} 100 ${y})`} />)}
    </svg>
  );
}
