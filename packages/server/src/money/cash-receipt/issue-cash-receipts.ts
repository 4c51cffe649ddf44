import {
  cashReceiptSteps,
  isCash,
  maskPhoneNumber,
  VOLUNTARY_NUMBER,
  type CashReceiptPurpose,
} from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import type { Tx } from "../../db/tables.ts";
import { ProviderDeclined } from "../../providers/or-unavailable.ts";
import type { CashReceiptOrder } from "../../providers/payment/cash-receipt-provider.ts";
import type { Services } from "../../services.ts";
import { claimUntil, nextAttempt, nextComparison } from "./receipt-times.ts";
import {
  claimMove,
  deleteCashReceipt,
  findDueMoves,
  insertCashReceipt,
  lockCashReceiptFacts,
  releaseMove,
  updateCashReceipt,
  type CashReceiptRow,
} from "./store.ts";

export type CashReceiptNeeds = Pick<Services, "db" | "clock" | "ids" | "cashReceipts" | "log">;

const MOST_MOVES = 500;
/** More than one move ever needs: each cancels or issues one receipt. */
const MOST_STEPS = 50;
/** An operator is asked to help when the provider was silent so often. */
const PATIENT_ATTEMPTS = 3;

/** Issues and cancels the cash receipts of every move whose payments or number have changed. */
export async function issueDueCashReceipts(services: CashReceiptNeeds): Promise<void> {
  const due = await findDueMoves(services.db, { now: services.clock(), limit: MOST_MOVES });
  for (const estimateId of due) await issueCashReceipts(services, estimateId);
}

/**
 * Brings the receipts of a move in line with its payments; a no-op while another worker does. What failed is tried again,
 * and nothing is issued twice: each receipt is stored under its number before the provider hears of it.
 */
export async function issueCashReceipts(
  services: CashReceiptNeeds,
  estimateId: string,
): Promise<void> {
  const { db, clock, log } = services;
  const now = clock();
  const until = claimUntil(now);
  const claimed = await claimMove(db, { estimateId, now, until });
  if (claimed === null) return;
  const { attempts, failed_at: since } = claimed;
  try {
    const paidAt = await carryOut(services, estimateId);
    const next = nextComparison(paidAt, clock());
    await releaseMove(db, { estimateId, until, next, attempts: 0, failed: null });
  } catch (error) {
    log.error({ err: error, estimateId, attempts }, "cash receipt not issued or cancelled");
    const isDeclined = error instanceof ProviderDeclined;
    const next = nextAttempt(attempts, clock());
    const reason = isDeclined ? error.message : "결제사가 답하지 않아요.";
    const isToHelp = isDeclined || since !== null || attempts >= PATIENT_ATTEMPTS;
    const failed = isToHelp ? { reason, since: since ?? now } : null;
    await releaseMove(db, { estimateId, until, next, attempts, failed });
  }
}

type Step =
  | { readonly kind: "ISSUE"; readonly receipt: CashReceiptRow; readonly order: CashReceiptOrder }
  | { readonly kind: "DROP" | "CANCEL"; readonly receipt: CashReceiptRow };

/** Takes every step, and returns when cash was paid last. */
async function carryOut(services: CashReceiptNeeds, estimateId: string): Promise<Date | null> {
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const { step, paidAt } = await inTransaction(services.db, (tx) =>
      nextStep(tx, services, estimateId),
    );
    if (step === null) return paidAt;
    await take(services, step);
  }
  throw new Error("The cash receipts of a move do not settle");
}

/** The next step, stored before it is taken. One that was begun is always found again. */
async function nextStep(tx: Tx, services: CashReceiptNeeds, estimateId: string) {
  const facts = await lockCashReceiptFacts(tx, estimateId);
  const paidAt = facts.payments.findLast(({ method }) => isCash[method])?.paid_at ?? null;
  return { step: await stepOf(tx, services, facts), paidAt };
}

async function stepOf(
  tx: Tx,
  { clock, ids }: CashReceiptNeeds,
  { order, move, payments, receipts }: Awaited<ReturnType<typeof lockCashReceiptFacts>>,
): Promise<Step | null> {
  const begun = receipts.find(({ status }) => status === "CANCELLING");
  if (begun !== undefined) return { kind: "CANCEL", receipt: begun };
  const standing = receipts.filter(({ status }) => status !== "CANCELLED");
  const {
    cancel: [wrong],
    issue: [missing],
  } = cashReceiptSteps({
    total: move.total_amount + (move.extra_amount ?? 0),
    askedAt: order.asked_at,
    wasIssued: receipts.length > 0,
    payments,
    receipts: standing.map((row) => {
      return { row, paymentId: row.payment_id, amount: row.amount, askedAt: row.asked_at };
    }),
  });
  if (wrong !== undefined) {
    const { row: receipt } = wrong;
    if (receipt.status === "ISSUING") return { kind: "DROP", receipt };
    await updateCashReceipt(tx, receipt.id, { status: "CANCELLING" });
    return { kind: "CANCEL", receipt };
  }
  // A number that left with its member is followed by the voluntary one.
  const { identifier } = order;
  const purpose = identifier === null ? "DEDUCTION" : (order.purpose ?? "DEDUCTION");
  const receipt =
    missing === undefined
      ? standing.find(({ status }) => status === "ISSUING")
      : await insertCashReceipt(tx, {
          id: ids.uuid(),
          number: ids.merchantUid("cr", move.serial),
          estimate_id: order.estimate_id,
          payment_id: missing.paymentId,
          amount: missing.amount,
          purpose,
          recipient: identifier === null ? null : shownNumber(purpose, identifier),
          asked_at: missing.askedAt,
          status: "ISSUING",
          created_at: clock(),
        });
  if (receipt === undefined) return null;
  const { number, amount } = receipt;
  const name = `이사 ${move.serial}`;
  const asked = { number, amount, purpose, identifier: identifier ?? VOLUNTARY_NUMBER, name };
  return { kind: "ISSUE", receipt, order: asked };
}

/** A phone number is a person's; a business number is public. */
const shownNumber = (purpose: CashReceiptPurpose, identifier: string) =>
  purpose === "DEDUCTION" ? maskPhoneNumber(identifier) : identifier;

async function take(services: CashReceiptNeeds, step: Step): Promise<void> {
  const { db, clock, cashReceipts } = services;
  const { id, number } = step.receipt;
  switch (step.kind) {
    case "ISSUE":
      return noteIssued(services, id, await cashReceipts.issue(step.order));
    case "DROP": {
      const found = await cashReceipts.find(number);
      if (found === null) return deleteCashReceipt(db, id);
      // It was issued before its payment changed, so the next step cancels it.
      return noteIssued(services, id, found);
    }
    case "CANCEL":
      await cashReceipts.cancel(number);
      return updateCashReceipt(db, id, { status: "CANCELLED", cancelled_at: clock() });
  }
}

async function noteIssued(
  { db, clock }: CashReceiptNeeds,
  id: string,
  found: Awaited<ReturnType<Services["cashReceipts"]["issue"]>>,
): Promise<void> {
  const { approvalNumber: approval_number, url } = found;
  const issued = { status: "ISSUED", approval_number, url, issued_at: clock() } as const;
  await updateCashReceipt(db, id, issued);
}
