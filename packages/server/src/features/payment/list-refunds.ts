import type { Services } from "../../services.ts";
import { findNewestRefunds } from "./refund-store.ts";

/** Refunds of all members for an operator, newest first. */
export function listRefunds(
  { db }: Pick<Services, "db">,
  filter: { readonly pendingOnly: boolean; readonly limit: number },
) {
  return findNewestRefunds(db, filter);
}
