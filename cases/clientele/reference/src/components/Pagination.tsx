interface Props {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function Pagination({ page, pages, onPage }: Props) {
  return (
    <nav aria-label="Pages" className="flex items-center gap-1">
      <button type="button" className="page-btn" disabled={page === 1} onClick={() => onPage(page - 1)}>Previous</button>
      {Array.from({ length: pages }, (_, i) => i + 1).map((n) => (
        <button key={n} type="button" className="page-btn num" aria-label={`Page ${n}`} aria-current={n === page ? "page" : undefined} onClick={() => onPage(n)}>
          {n}
        </button>
      ))}
      <button type="button" className="page-btn" disabled={page === pages} onClick={() => onPage(page + 1)}>Next</button>
    </nav>
  );
}
