import { TODAY, type CustomerDraft } from "../data/types";
import { useBook } from "../state/book";
import { freshId, slug } from "../state/figures";
import { useToast } from "../state/toasts";

/** What several pages do to customers, each with its message. */
export function useCustomerActions() {
  const { book, insert, patch } = useBook();
  const say = useToast();

  function add(draft: CustomerDraft) {
    const customer = { ...draft, id: freshId(slug(draft.name), book.customers), since: TODAY, lastVisit: "", pinned: false, reminders: draft.status === "Active" };
    insert("customers", [customer]);
    say(`${customer.name} added`);
    return customer;
  }

  function save(id: string, draft: CustomerDraft) {
    patch("customers", [id], draft);
    say(`${draft.name} saved`);
  }

  function togglePin(id: string) {
    const customer = book.customers.find((item) => item.id === id);
    if (!customer) return;
    patch("customers", [id], { pinned: !customer.pinned });
    say(customer.pinned ? `${customer.name} unpinned` : `${customer.name} pinned to the sidebar`);
  }

  return { add, save, togglePin };
}
