import type { Tag } from "../state/types";

const COLOURS: Record<Tag, [string, string]> = {
  Hull: ["#d9e2ea", "#234a73"],
  Engine: ["#ecd9cb", "#6e3317"],
  Electrics: ["#efe6c6", "#665110"],
  Joinery: ["#eadfd2", "#5e4228"],
  Paint: ["#f0d7dd", "#7d2447"],
  Cabin: ["#d9e6dc", "#1e5742"],
  Paperwork: ["#e0dfe0", "#44424f"],
};

export function TagBadge({ tag, empty }: { tag: Tag | ""; empty?: string }) {
  if (!tag) return empty ? <span className="tag tag-empty">{empty}</span> : null;
  const [background, color] = COLOURS[tag];
  return (
    <span className="tag" style={{ background, color }}>
      {tag}
    </span>
  );
}
