import {
  addDays,
  daysOfMonth,
  seoulInstant,
  settlementDifferences,
  type ClosingFact,
  type SettledPayment,
  type SettlementDifference,
} from "@damadum/domain";
import { sumBy } from "es-toolkit";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { limitConcurrency } from "../../providers/limit-concurrency.ts";
import { orUnavailable } from "../../providers/or-unavailable.ts";
import type { ProviderPayment } from "../../providers/payment/payment-provider.ts";
import type { Services } from "../../services.ts";
import {
  findBookedPayments,
  findClosingFacts,
  findClosings,
  insertClosing,
  type ClosingPostings,
} from "./store.ts";

type Needs = Pick<Services, "db" | "clock" | "payments">;

/** Lookups at the provider at once. */
const AT_ONCE = 8;

/** A month's postings, with what the provider settled in it. Amounts in won. */
export interface Closing {
  readonly facts: readonly ClosingFact[];
  readonly settled: number;
  readonly differences: readonly SettlementDifference[];
  /** When it was closed, by whom, and what was owed then; null while it is open. */
  readonly closed: { readonly at: Date; readonly by: string | null; readonly owed: number } | null;
}

function rangeOf(month: string) {
  const { first, last } = daysOfMonth(month);
  return { from: seoulInstant(first), to: seoulInstant(addDays(last, 1)) };
}

/** A closed month as it was closed, or an open one as it would be closed now. Throws provider_unavailable. */
export async function readClosing(services: Needs, month: string): Promise<Closing> {
  const { db } = services;
  const stored = (await findClosings(db)).find((closing) => closing.month === month);
  if (stored !== undefined) {
    return {
      facts: await findClosingFacts(db, { closedIn: month }),
      settled: stored.settled_amount,
      differences: stored.differences,
      closed: { at: stored.closed_at, by: stored.username, owed: stored.owed_amount },
    };
  }
  const { to: before } = rangeOf(month);
  const facts = await findClosingFacts(db, { before });
  return {
    facts,
    ...(await settlementOf(services, { month, postings: { before } })),
    closed: null,
  };
}

/**
 * Closes a month that is over, with everything that was booked before its end and that no earlier closing has met. What is
 * booked later belongs to the next. Throws state_conflict for a month that is not over, or closed, or before a closed one.
 */
export async function closeMonth(
  services: Needs,
  {
    month,
    operatorId,
    owed,
  }: { readonly month: string; readonly operatorId: string; readonly owed: number },
): Promise<Closing> {
  const { db, clock } = services;
  const { to: before } = rangeOf(month);
  const latest = (await findClosings(db))[0]?.month ?? "";
  if (clock() < before || month <= latest) throw new ProblemError("state_conflict");
  // Before anything is stored: a month is closed with the provider's answer or not at all.
  const { settled, differences } = await settlementOf(services, { month, postings: { before } });
  const closing = {
    month,
    closed_at: clock(),
    closed_by: operatorId,
    owed_amount: owed,
    settled_amount: settled,
    differences: JSON.stringify(differences),
  };
  const isClosed = await inTransaction(db, (tx) => insertClosing(tx, closing, before));
  if (!isClosed) throw new ProblemError("state_conflict");
  return readClosing(services, month);
}

/** What the provider settled of the postings' payments in the month, and where the books say otherwise. */
async function settlementOf(
  { db, payments }: Needs,
  { month, postings }: { readonly month: string; readonly postings: ClosingPostings },
) {
  const range = rangeOf(month);
  const booked = await findBookedPayments(db, postings);
  const inTurn = limitConcurrency(AT_ONCE);
  const compared = await Promise.all(
    booked.map(async ({ number, order, imp_uid: impUid, ...of }): Promise<SettledPayment> => {
      const known =
        impUid === null ? null : await inTurn(() => orUnavailable(payments.findByImpUid(impUid)));
      return {
        number,
        order,
        booked: of.booked,
        bookedAll: of.booked_all,
        onWay: of.on_way,
        settled: known === null ? null : settledIn(known, range),
        settledAll: known === null ? null : known.amount - known.cancelledAmount,
      };
    }),
  );
  return {
    settled: sumBy(compared, ({ settled }) => settled ?? 0),
    differences: settlementDifferences(compared),
  };
}

/** What the provider took and gave back of a payment between two instants. */
function settledIn(
  { paidAt, amount, cancellations }: ProviderPayment,
  { from, to }: { readonly from: Date; readonly to: Date },
): number {
  const isIn = (at: Date) => at >= from && at < to;
  const paid = paidAt !== null && isIn(paidAt) ? amount : 0;
  return (
    paid -
    sumBy(
      cancellations.filter(({ at }) => isIn(at)),
      (back) => back.amount,
    )
  );
}
