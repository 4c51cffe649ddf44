import {
  awaitsPayment,
  balanceDue,
  isMoveUnderWay,
  type EstimateInput,
  formatKoreanDate,
  formatTimeSlot,
  formatWon,
} from "@damadum/domain";
import { pickBy } from "es-toolkit";
import { eraseReasons } from "../../subject/history.ts";
import { eraseCashReceiptNumber } from "../../money/cash-receipt/cash-receipt-number.ts";
import { releaseSlot } from "../../platform/schedule/book-slot.ts";
import { changeStatus } from "./change-status.ts";
import { moneyOf } from "./estimate-money.ts";
import { lockEstimatesOf, updateEstimate, type LockedEstimate, findEstimate } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";
import type { Connection } from "../../db/tables.ts";
import { ledgerOfEstimate } from "./estimate-view.ts";
import type { WithdrawalStep, NoticeFacts, NotifiedChange } from "../../subject/composition.ts";

const REASON = "회원 탈퇴";

/**
 * Blocks the withdrawal while an order is under way, a balance is due or rented boxes are to be collected. Cancels unpaid
 * quotes, so that a late payment is refunded, and erases the address details and notes of all orders.
 */
export const estimateWithdrawal: WithdrawalStep = {
  async holds(tx, userId) {
    const estimates = await lockEstimatesOf(tx, userId);
    return estimates.flatMap((estimate) => {
      const kind = holdOf(estimate);
      const { serial, input } = estimate;
      const visit = { date: input.moveDate, time: input.moveTime };
      return kind === null ? [] : [{ kind, serial, box_count: null, visit }];
    });
  },
  async forget(tx, { userId, now }) {
    for (const estimate of await lockEstimatesOf(tx, userId)) {
      const subject = subjectOfEstimate(estimate.id);
      if (awaitsPayment(estimate.status)) {
        const by = { actor: "MEMBER", actorId: userId } as const;
        await changeStatus(tx, estimate, { to: "CANCEL", ...by, reason: REASON, now });
        await releaseSlot(tx, subject);
      }
      const input = JSON.stringify(withoutPerson(estimate.input));
      await updateEstimate(tx, estimate.id, { input });
      await eraseCashReceiptNumber(tx, estimate.id);
      await eraseReasons(tx, { subject, except: REASON });
    }
  },
};

function holdOf(estimate: LockedEstimate) {
  if (balanceDue(moneyOf(estimate)) > 0) return "MOVE_BALANCE";
  if (isMoveUnderWay(estimate.status)) return "MOVE";
  return estimate.boxes_to_collect ? "MOVE_BOXES" : null;
}

const ERASED = "(지움)";

/** Which answers outlive the member; one that is not named leaves with them. */
const outlives: Readonly<Record<keyof EstimateInput, boolean>> = {
  start: true,
  destination: true,
  moveDate: true,
  moveTime: true,
  items: true,
  useBoxes: true,
  boxRental: true,
  heavyLoad: true,
  extraHelp: true,
  helperCount: true,
  couponId: true,
  memo: false,
};

function withoutPerson(input: EstimateInput): object {
  return {
    ...pickBy(input, (_, answer) => outlives[answer]),
    start: { ...input.start, detail: ERASED },
    destination: { ...input.destination, detail: ERASED },
  };
}

/** Recipient and variables of a notice about a move; null for a visitor, who has no phone number. */
export async function noticeOfEstimate(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const estimate = await findEstimate(db, "id", subjectId);
  if (estimate.user_id === null) return null;
  const ledger = ledgerOfEstimate(estimate);
  return {
    userId: estimate.user_id,
    variables: {
      번호: estimate.serial,
      날짜: formatKoreanDate(estimate.move_date),
      시간: formatTimeSlot(estimate.move_time),
      금액: formatWon(ledger.total),
      낸금액: formatWon(ledger.paid),
      잔금: formatWon(ledger.balance),
      수수료: formatWon(ledger.cancelFee),
      환불: formatWon(ledger.refundByUs),
      배상: ledger.compensation === 0 ? "없음" : formatWon(ledger.compensation),
    },
  };
}
