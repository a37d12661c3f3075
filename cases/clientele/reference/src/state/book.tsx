import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { customers, pianos } from "../data/customers";
import { notes, notices, tasks } from "../data/diary";
import { invoices } from "../data/invoices";
import type { Customer, Invoice, Note, Notice, NoticeKind, Piano, Task } from "../data/types";

export interface Book {
  customers: Customer[];
  pianos: Piano[];
  invoices: Invoice[];
  notes: Note[];
  notices: Notice[];
  tasks: Task[];
}

export interface Prefs {
  workspace: string;
  email: string;
  terms: number;
  symbol: string;
  footer: string;
  compact: boolean;
  banner: boolean;
  evening: boolean;
  digest: boolean;
  pinnedOpen: boolean;
  muted: NoticeKind[];
}

type Shelf = keyof Book;
type Item<K extends Shelf> = Book[K][number];

interface BookApi {
  book: Book;
  prefs: Prefs;
  setPrefs: (change: Partial<Prefs>) => void;
  insert: <K extends Shelf>(shelf: K, items: Item<K>[], at?: number) => void;
  patch: <K extends Shelf>(shelf: K, ids: string[], change: Partial<Item<K>>) => void;
  remove: (shelf: Shelf, ids: string[]) => void;
  removeCustomers: (ids: string[]) => void;
  restoreSample: () => void;
}

const SAMPLE: Book = { customers, pianos, invoices, notes, notices, tasks };
const DEFAULTS: Prefs = {
  workspace: "Marlowe & Pike",
  email: "accounts@marlowepike.uk",
  terms: 30,
  symbol: "£",
  footer: "Thank you. Please quote the invoice number when paying.",
  compact: false,
  banner: true,
  evening: false,
  digest: true,
  pinnedOpen: true,
  muted: [],
};

function stored<T extends object>(key: string, fallback: T): T {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return parsed && typeof parsed === "object" ? { ...fallback, ...parsed } : fallback;
  } catch {
    return fallback;
  }
}

const BookContext = createContext<BookApi | null>(null);

export function BookProvider({ children }: { children: ReactNode }) {
  const [book, setBook] = useState(() => stored("clientele.book", SAMPLE));
  const [prefs, setAllPrefs] = useState(() => stored("clientele.prefs", DEFAULTS));

  useEffect(() => { localStorage.setItem("clientele.book", JSON.stringify(book)); }, [book]);
  useEffect(() => { localStorage.setItem("clientele.prefs", JSON.stringify(prefs)); }, [prefs]);

  const setPrefs = useCallback((change: Partial<Prefs>) => setAllPrefs((old) => ({ ...old, ...change })), []);

  const insert = useCallback(<K extends Shelf>(shelf: K, items: Item<K>[], at = 0) => {
    setBook((old) => {
      const list = [...(old[shelf] as Item<K>[])];
      list.splice(at, 0, ...items);
      return { ...old, [shelf]: list };
    });
  }, []);

  const patch = useCallback(<K extends Shelf>(shelf: K, ids: string[], change: Partial<Item<K>>) => {
    setBook((old) => ({
      ...old,
      [shelf]: (old[shelf] as Item<K>[]).map((item) => (ids.includes(item.id) ? { ...item, ...change } : item)),
    }));
  }, []);

  const remove = useCallback((shelf: Shelf, ids: string[]) => {
    setBook((old) => ({ ...old, [shelf]: (old[shelf] as { id: string }[]).filter((item) => !ids.includes(item.id)) }));
  }, []);

  const removeCustomers = useCallback((ids: string[]) => {
    const others = (item: { customerId: string }) => !ids.includes(item.customerId);
    setBook((old) => ({
      ...old,
      customers: old.customers.filter((customer) => !ids.includes(customer.id)),
      pianos: old.pianos.filter(others),
      invoices: old.invoices.filter(others),
      notes: old.notes.filter(others),
    }));
  }, []);

  const restoreSample = useCallback(() => {
    setBook(SAMPLE);
    setAllPrefs(DEFAULTS);
  }, []);

  const value = useMemo(
    () => ({ book, prefs, setPrefs, insert, patch, remove, removeCustomers, restoreSample }),
    [book, prefs, setPrefs, insert, patch, remove, removeCustomers, restoreSample],
  );
  return <BookContext.Provider value={value}>{children}</BookContext.Provider>;
}

export function useBook() {
  const api = useContext(BookContext);
  if (!api) throw new Error("useBook needs a BookProvider");
  return api;
}

/** Notices that reach the inbox: muted kinds neither show nor count. */
export function useInbox() {
  const { book, prefs } = useBook();
  return useMemo(() => {
    const shown = book.notices.filter((notice) => !prefs.muted.includes(notice.kind));
    return { shown, unread: shown.filter((notice) => !notice.read) };
  }, [book.notices, prefs.muted]);
}
