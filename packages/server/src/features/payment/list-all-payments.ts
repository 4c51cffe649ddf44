import type { PaymentStatus } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { findNewestPayments } from "./store.ts";

/** Payments of all members for an operator, newest first. */
export function listAllPayments(
  { db }: Pick<Services, "db">,
  filter: { readonly status: PaymentStatus | undefined; readonly limit: number },
) {
  return findNewestPayments(db, filter);
}
