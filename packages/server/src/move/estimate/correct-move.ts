import {
  addDays,
  awaitsPayment,
  checkEstimateInput,
  correctedPrice,
  findPriceList,
  moveBalance,
  seoulInstant,
  todayInSeoul,
  type EstimateInput,
  type MoveItemCount,
  type Place,
} from "@damadum/domain";
import { isEqual, merge } from "es-toolkit";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { throwIssues } from "../../http/field-issues.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { fitBalanceLinks } from "../../money/custom-payment/balance-links.ts";
import { createCustomPayment } from "../../money/custom-payment/create-custom-payment.ts";
import type { RefundNeeds } from "../../money/payment/carry-out-refund.ts";
import { decideRefunds } from "../../money/payment/decide-refunds.ts";
import { sendPendingRefunds } from "../../money/payment/send-pending-refunds.ts";
import { moneyOf } from "./estimate-money.ts";
import { paidSubjectsOf } from "./estimate-view.ts";
import { lockEstimateBySerial, updateEstimate, type LockedEstimate } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";
import { voidPreparations } from "../../money/payment/preparations.ts";

const OPEN_DAYS = 7;
const NO_CHANGE = "지금과 다른 것이 없어요. 고칠 층, 주소, 짐을 하나는 바꿔 주세요.";

type PlaceFindings = { readonly [Key in keyof Place]: Place[Key] | undefined };

/** What of a paid move turned out to be otherwise; what is undefined stays. */
export interface MoveFindings {
  readonly start: PlaceFindings;
  readonly destination: PlaceFindings;
  readonly items: readonly MoveItemCount[] | undefined;
}

interface Correction {
  readonly serial: string;
  readonly findings: MoveFindings;
  /** Shown to the customer beside an extra payment. */
  readonly reason: string;
  readonly operatorId: string;
  /** The operator has agreed to give back what was paid beyond the new price. */
  readonly refunds: boolean;
}

/** What a correction does to a move and its money, in won. */
export interface CorrectedMove {
  readonly before: EstimateInput;
  readonly after: EstimateInput;
  readonly totalBefore: number;
  readonly totalAmount: number;
  /** Asked for by a link; negative when an earlier link asks for too much. */
  readonly extraAmount: number;
  readonly refundAmount: number;
}

/** What a correction would do; throws as it does. */
export function previewCorrection(
  services: RefundNeeds,
  correction: Correction,
): Promise<CorrectedMove> {
  return inTransaction(services.db, async (tx) => planOf(tx, services, correction));
}

/**
 * Corrects the places or items of a paid move for an operator and prices it again by its own list: what is more is asked
 * for by an extra payment, what is less lowers the balance, and what exceeds it is refunded once `refunds` agrees to it.
 * Throws state_conflict for an unpaid or cancelled move, validation_failed for findings that are impossible or change
 * nothing, and amount_mismatch for an unagreed refund.
 */
export async function correctMove(
  services: RefundNeeds,
  correction: Correction,
): Promise<CorrectedMove & { readonly extraUrl: string | null }> {
  const { id, ...corrected } = await inTransaction(services.db, async (tx) => {
    const { estimate, price, ...plan } = await planOf(tx, services, correction);
    const { id: moveId } = estimate;
    const { after, totalAmount, extraAmount, refundAmount: amount } = plan;
    const now = services.clock();
    const subject = subjectOfEstimate(moveId);
    await updateEstimate(tx, moveId, {
      input: JSON.stringify(after),
      price: JSON.stringify(price),
      total_amount: totalAmount,
    });
    await voidPreparations(tx, { subject, now });
    const balance = moveBalance({ ...moneyOf(estimate), totalAmount });
    await fitBalanceLinks(tx, { subject, balance, now });
    if (amount > 0) {
      const subjects = await paidSubjectsOf(tx, moveId);
      await decideRefunds(tx, services, { subjects, amount, reason: "주문 내용을 바로잡음" });
    }
    const extraUrl = extraAmount <= 0 ? null : await askFor(tx, services, extraAmount, correction);
    return { id: moveId, ...plan, extraUrl };
  });
  await sendPendingRefunds(services, ...(await paidSubjectsOf(services.db, id)));
  return corrected;
}

/** A correction of the locked move before anything of it is stored. */
async function planOf(tx: Tx, services: RefundNeeds, { serial, findings, refunds }: Correction) {
  const estimate = await lockEstimateBySerial(tx, serial);
  if (awaitsPayment(estimate.status) || estimate.status === "CANCEL") {
    throw new ProblemError("state_conflict");
  }
  const { input: before, total_amount: totalBefore } = estimate;
  const after = correctedInput(before, findings);
  if (isEqual(after, before)) throw new ProblemError("validation_failed", { reason: NO_CHANGE });
  requirePossible(after, todayInSeoul(services.clock()));
  const { price, extraAmount } = pricedAgain(estimate, after);
  const { totalAmount } = price;
  const refundAmount = Math.max(0, moneyOf(estimate).paidAmount - totalAmount);
  if (refundAmount > 0 && !refunds) throw new ProblemError("amount_mismatch");
  return { estimate, price, before, after, totalBefore, totalAmount, extraAmount, refundAmount };
}

function correctedInput(input: EstimateInput, findings: MoveFindings): EstimateInput {
  const { start, destination, items } = findings;
  return {
    ...input,
    start: merge({ ...input.start }, start),
    destination: merge({ ...input.destination }, destination),
    items: items ?? input.items,
  };
}

/** The days are agreed and may have come; everything else must be as in a new request. */
function requirePossible(input: EstimateInput, today: string): void {
  const agreed: readonly unknown[] = ["moveDate", "moveTime", "boxRental"];
  throwIssues(checkEstimateInput(input, today).filter(({ path }) => !agreed.includes(path[0])));
}

function pricedAgain(estimate: LockedEstimate, after: EstimateInput) {
  const { price, price_version: version, input: before } = estimate;
  const priceList = findPriceList(version);
  if (priceList === undefined) throw new Error(`No price list ${version}`);
  return correctedPrice({ price, before, after, priceList });
}

async function askFor(
  tx: Tx,
  services: RefundNeeds,
  amount: number,
  { serial, reason, operatorId }: Correction,
): Promise<string> {
  const today = todayInSeoul(services.clock());
  const { url } = await createCustomPayment(tx, services, {
    title: "주문 내용 변경",
    reason,
    amount,
    memberId: null,
    customerName: null,
    orderSerial: serial,
    expiresAt: seoulInstant(addDays(today, OPEN_DAYS + 1)),
    fileIds: [],
    operatorId,
  });
  return url;
}
