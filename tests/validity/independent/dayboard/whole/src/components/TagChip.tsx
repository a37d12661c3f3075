import type { Tag } from "../lib/types";

export default function TagChip({ tag }: { tag: Tag | null }) {
  return <span className={`tag tag-${(tag ?? "none").toLowerCase()}`}>{tag ?? "No tag"}</span>;
}
