interface Props {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function Pager({ page, pages, onPage }: Props) {
  const plain = "h-[30px] min-w-[27px] rounded-md px-2 font-bold small disabled:opacity-40 hover:enabled:bg-[var(--sand)]";
  return (
    <nav aria-label="Pages" className="flex items-center gap-1">
      <button type="button" className={plain} disabled={page === 1} onClick={() => onPage(page - 1)}>Previous</button>
      {Array.from({ length: pages }, (_, i) => i + 1).map((n) => (
        <button
          key={n}
          type="button"
          aria-current={n === page ? "page" : undefined}
          data-state={n === page ? "active" : "inactive"}
          className={n === page ? "small h-[30px] min-w-[27px] rounded-md bg-[#25584a] px-2 font-bold text-[#fffdf8]" : plain}
          onClick={() => onPage(n)}
        >
          {n}
        </button>
      ))}
      <button type="button" className={plain} disabled={page === pages} onClick={() => onPage(page + 1)}>Next</button>
    </nav>
  );
}
