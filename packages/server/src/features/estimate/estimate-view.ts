import type { MoveStatus } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { findHistory } from "../../subject/history.ts";
import { listPayments } from "../payment/list-payments.ts";
import { findEstimate } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

/** An estimate with everything that is shown with it. */
export type EstimateView = Awaited<ReturnType<typeof viewEstimate>>;

export async function viewEstimate(db: Connection, estimateId: string) {
  return completeView(db, await findEstimate(db, estimateId));
}

export async function completeView(
  db: Connection,
  estimate: Awaited<ReturnType<typeof findEstimate>>,
) {
  const subject = subjectOfEstimate(estimate.id);
  const payments = await listPayments(db, subject);
  const history = await findHistory<MoveStatus>(db, subject);
  return { estimate, payments, history };
}
