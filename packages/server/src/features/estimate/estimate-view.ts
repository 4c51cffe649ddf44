import type { MoveStatus } from "@damadum/domain";
import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Connection } from "../../db/tables.ts";
import { findHistory } from "../../subject/history.ts";
import { balanceLinksOf } from "../custom-payment/balance-links.ts";
import { sumCancelFees } from "../payment/ledger.ts";
import { listPayments } from "../payment/list-payments.ts";
import type { Payment } from "../payment/payment.ts";
import { sumPendingRefunds } from "../payment/refund-store.ts";
import { compensationOf } from "../compensation/compensation-of.ts";
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
  const payments: Payment[] = [];
  for (const paid of await paidSubjectsOf(db, estimate.id)) {
    payments.push(...(await listPayments(db, paid)));
  }
  const history = await findHistory<MoveStatus>(db, subject);
  const money = await moneyIn(db, { subject, payments });
  const compensation = await compensationOf(db, estimate.id);
  return { estimate, payments, history, money: { ...money, compensation } };
}

/** Everything that is paid for an order: the order itself, and the links for its balance. */
export async function paidSubjectsOf(
  db: Connection,
  estimateId: string,
): Promise<readonly PaidSubject[]> {
  return [subjectOfEstimate(estimateId), ...(await balanceLinksOf(db, estimateId))];
}

/** Won received and refunded for an order. Payments that were refused on arrival do not count. */
async function moneyIn(
  db: Connection,
  { subject, payments }: { readonly subject: PaidSubject; readonly payments: readonly Payment[] },
) {
  const own = payments.filter(({ refusal }) => refusal === null);
  const pending = await sumPendingRefunds(
    db,
    own.map(({ id }) => id),
  );
  const sent = own.reduce((sum, payment) => sum + payment.refunded_amount, 0);
  return {
    received: own.reduce((sum, payment) => sum + payment.received_amount, 0),
    refunded: sent + pending,
    pending,
    cancelFee: await sumCancelFees(db, subject),
  };
}
