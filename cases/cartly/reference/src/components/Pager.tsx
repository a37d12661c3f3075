import { ChevronLeft, ChevronRight } from "lucide-react";

export default function Pager({ page, pages, total, per, go }: { page: number; pages: number; total: number; per: number; go: (page: number) => void }) {
  const first = (page - 1) * per + 1;
  const last = Math.min(total, page * per);
  return (
    <nav className="pager" aria-label="Pages">
      <span className="muted grow">Showing {first} to {last} of {total}</span>
      <button type="button" aria-label="Previous page" disabled={page === 1} onClick={() => go(page - 1)}><ChevronLeft size={17} aria-hidden /></button>
      {Array.from({ length: pages }, (_, i) => i + 1).map((n) => (
        <button key={n} type="button" aria-label={`Page ${n}`} aria-current={n === page ? "page" : undefined} onClick={() => go(n)}>{n}</button>
      ))}
      <button type="button" aria-label="Next page" disabled={page === pages} onClick={() => go(page + 1)}><ChevronRight size={17} aria-hidden /></button>
    </nav>
  );
}
