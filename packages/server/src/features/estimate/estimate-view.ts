import type { Connection } from "../../db/tables.ts";
import { listPayments } from "../payment/list-payments.ts";
import { findEstimate, findHistory } from "./store.ts";

/** An estimate with everything that is shown with it. */
export type EstimateView = Awaited<ReturnType<typeof viewEstimate>>;

export async function viewEstimate(db: Connection, estimateId: string) {
  return completeView(db, await findEstimate(db, estimateId));
}

export async function completeView(
  db: Connection,
  estimate: Awaited<ReturnType<typeof findEstimate>>,
) {
  const payments = await listPayments(db, estimate.id);
  const history = await findHistory(db, estimate.id);
  return { estimate, payments, history };
}
