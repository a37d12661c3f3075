import { putBack } from "../lib/putBack";
import type { AppState } from "./types";

export function undoCustomers(before: AppState, ids: string[]) {
  return (now: AppState): AppState => ({
    ...now,
    customers: putBack(before.customers, now.customers, (c) => c.id, ids),
    pinned: putBack(before.pinned, now.pinned, (id) => id, ids),
  });
}
