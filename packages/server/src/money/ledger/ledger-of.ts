import {
  cashReceiptPurposes,
  formatKoreanDate,
  formatTimeSlot,
  orderLedger,
  type ChangeFact,
  type LedgerFacts,
  type LinkFact,
  type OrderLedger,
  type PaymentFact,
  type RefundFact,
} from "@damadum/domain";
import { readInstant } from "../../db/json.ts";
import type { LedgerColumns } from "./ledger-columns.ts";

type Payment = LedgerColumns["payments"][number];
type Link = LedgerColumns["links"][number];
type CashReceipt = LedgerColumns["cash_receipts"][number];
type Change = LedgerColumns["changes"][number];

/** The ledger of a subject from its stored columns and what its kind says about them. */
export function ledgerOf(
  stored: LedgerColumns,
  subject: Pick<
    LedgerFacts,
    "lines" | "agreedAt" | "isCancelled" | "isBalanceDue" | "refundsLowerPrice" | "contractRefund"
  > & { readonly writeOffs?: LedgerFacts["writeOffs"] },
): OrderLedger {
  return orderLedger({
    ...subject,
    writeOffs: [...(subject.writeOffs ?? []), ...stored.links.flatMap(writeOffOf)],
    payments: stored.payments.flatMap(paymentFacts),
    links: stored.links.map(linkFact),
    changes: stored.changes.map(changeFact),
    cancelFees: stored.cancel_fees.map(({ amount, at }) => ({
      amount: -amount,
      at: readInstant(at),
    })),
    compensations: stored.compensations.map(({ amount, created_at: since, done_at: done }) => ({
      amount,
      isDone: done !== null,
      at: readInstant(done ?? since),
    })),
    cashReceipts: stored.cash_receipts.map(cashReceiptFact),
  });
}

/** A payment that was refused on arrival, or never arrived, is no fact of the order's money. */
function paymentFacts(payment: Payment): PaymentFact[] {
  const { plan, method, received_amount: amount, paid_at: paid, refusal } = payment;
  if (refusal !== null || paid === null || amount === 0) return [];
  const refunds = payment.refunds.flatMap(refundFacts);
  const isWithdrawn = payment.withdrawn_at !== null;
  return [{ plan, method, amount, at: readInstant(paid), isWithdrawn, refunds }];
}

/** Taking back what was recorded by mistake moves no money. */
function refundFacts(refund: Payment["refunds"][number]): RefundFact[] {
  const { kind, amount, created_at: decided, done_at: done } = refund;
  if (kind === "WITHDRAWAL") return [];
  return [{ kind, amount, isDone: done !== null, at: readInstant(done ?? decided) }];
}

function linkFact(link: Link): LinkFact {
  const { url, title, status, amount, created_at: asked, changed_at: changed } = link;
  return {
    isForBalance: link.is_for_balance,
    title,
    url,
    status,
    amount,
    askedAt: readInstant(asked),
    changedAt: readInstant(changed ?? asked),
    payments: link.payments.flatMap(paymentFacts),
  };
}

/** What an operator gave up that a link asked for. */
function writeOffOf({
  settled_at: at,
  written_off_amount: amount,
}: Link): LedgerFacts["writeOffs"] {
  return at === null || amount === 0 ? [] : [{ amount, at: readInstant(at) }];
}

function changeFact(change: Change): ChangeFact {
  return {
    detail: changeDetail(change),
    beforeAmount: change.before_amount,
    refundAmount: change.refund_amount,
    afterLines: change.after_price.lines,
    at: readInstant(change.applied_at),
  };
}

const receiptStates = {
  ISSUING: "OPEN",
  ISSUED: "DONE",
  CANCELLING: "DONE",
  CANCELLED: "CANCELLED",
} as const;

function cashReceiptFact(receipt: CashReceipt): LedgerFacts["cashReceipts"][number] {
  const { purpose, recipient, approval_number: approval, created_at: since } = receipt;
  return {
    amount: receipt.amount,
    state: receiptStates[receipt.status],
    at: readInstant(receipt.cancelled_at ?? receipt.issued_at ?? since),
    detail: [
      cashReceiptPurposes[purpose].label,
      recipient ?? "자진발급",
      ...(approval === null ? [] : [`승인 ${approval}`]),
    ].join(" · "),
  };
}

/** From when to when the first visit was moved, and that we did it when its member did not. */
function changeDetail({ actor, before_times: before, after_times: after }: Change): string {
  const moments = (["move", "delivery", "collection"] as const).flatMap((visit) => {
    const [from, to] = [before[visit], after[visit]];
    if (from === undefined || to === undefined) return [];
    if (from.date !== to.date) {
      return [`${formatKoreanDate(from.date)}에서 ${formatKoreanDate(to.date)}로`];
    }
    if (from.time === to.time) return [];
    return [`${formatTimeSlot(from.time)}에서 ${formatTimeSlot(to.time)}로`];
  });
  return [...moments.slice(0, 1), ...(actor === "OPERATOR" ? ["담당자가 바꿨어요"] : [])].join(
    " · ",
  );
}
