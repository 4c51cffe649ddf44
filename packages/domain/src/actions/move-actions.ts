import { passedReason } from "../calendar/booking-lead.ts";
import { todayInSeoul } from "../calendar/today-in-seoul.ts";
import type { Appointment } from "../move/estimate-input.ts";
import { balanceDue, isUnloaded, moveBalance, type MoveMoney } from "../payment/move-balance.ts";
import { awaitsPayment } from "../states/awaits-payment.ts";
import { canChangeMove } from "../states/can-change-move.ts";
import { isMoveVisitMovable, type MoveVisit } from "../states/movable-visits.ts";
import type { MoveStatus } from "../states/move-status.ts";
import { conflict, fixedVisit, type Refusal, type Refusals } from "./open-action.ts";

/** What a member can do with a move, in the order in which it is offered. */
export const moveActionCodes = [
  "PAY",
  "EDIT",
  "PAY_BALANCE",
  "REQUEST_COLLECTION",
  "RESCHEDULE_MOVE",
  "RESCHEDULE_DELIVERY",
  "RESCHEDULE_COLLECTION",
  "CANCEL",
  "WRITE_REVIEW",
  "REPORT_DAMAGE",
  "NAME_CASH_RECEIPT",
] as const;

/** One action of a member with a move. */
export type MoveActionCode = (typeof moveActionCodes)[number];

/** What the actions of a move depend on. Amounts in won. */
export interface MoveActionFacts extends MoveMoney {
  readonly visits: Readonly<Partial<Record<MoveVisit, Appointment>>> & {
    readonly move: Appointment;
  };
  /** Until when the quoted price can be paid. */
  readonly validUntil: Date;
  readonly isReviewed: boolean;
  /** Whether the move was cancelled while rented boxes were at the customer's, and they are still there. */
  readonly hasBoxesToCollect: boolean;
  readonly now: Date;
}

/** Which actions of a member the move's state, money and days close, and why. */
export function moveRefusals(facts: MoveActionFacts): Refusals<MoveActionCode> {
  return {
    PAY: paying(facts),
    EDIT: awaitsPayment(facts.status)
      ? null
      : conflict("결제한 뒤에는 견적을 고칠 수 없어요. 날짜는 주문에서 바꿀 수 있어요."),
    PAY_BALANCE: payingBalance(facts),
    REQUEST_COLLECTION: requestingCollection(facts),
    RESCHEDULE_MOVE: moving("move", facts),
    RESCHEDULE_DELIVERY: moving("delivery", facts),
    RESCHEDULE_COLLECTION: moving("collection", facts),
    CANCEL: cancelling(facts),
    WRITE_REVIEW: reviewing(facts),
    REPORT_DAMAGE: isUnloaded(facts.status)
      ? null
      : conflict("파손은 짐을 내린 뒤에 신고할 수 있어요. 그 전에는 고객센터로 연락해 주세요."),
    NAME_CASH_RECEIPT: namingCashReceipt(facts),
  };
}

const CANCELLED = "취소한 주문이에요. 새 견적을 받아 주세요.";

function namingCashReceipt({ status }: MoveActionFacts): Refusal | null {
  if (status === "CANCEL") return conflict(CANCELLED);
  return awaitsPayment(status) ? conflict("현금영수증 번호는 결제한 뒤에 적을 수 있어요.") : null;
}

function paying({ status, visits, validUntil, now }: MoveActionFacts): Refusal | null {
  if (status === "CANCEL") return conflict(CANCELLED);
  if (!awaitsPayment(status)) {
    return {
      problem: "already_paid",
      reason: "결제를 마친 견적이에요. 내 주문에서 확인해 주세요.",
    };
  }
  const reason = passedReason(visits.move, now);
  if (reason !== null) {
    const closed = reason === "PAST" ? "이사 날짜가 지난" : "예약이 마감된 날의";
    return {
      problem: "slot_closed",
      reason: `${closed} 견적이에요. 새 날짜로 다시 받아 주세요.`,
    };
  }
  if (validUntil > now) return null;
  return {
    problem: "estimate_expired",
    reason: "견적의 유효 기간이 지났어요. 견적을 다시 받아 주세요.",
  };
}

function payingBalance(money: MoveActionFacts): Refusal | null {
  if (money.status === "CANCEL") return conflict(CANCELLED);
  if (moveBalance(money) === 0) {
    return {
      problem: "already_paid",
      reason: "잔금을 이미 모두 냈어요. 내 주문에서 확인해 주세요.",
    };
  }
  return balanceDue(money) > 0 ? null : conflict("잔금은 짐을 내린 뒤에 낼 수 있어요.");
}

function requestingCollection(facts: MoveActionFacts): Refusal | null {
  const { status, visits } = facts;
  if (status === "CANCEL") return facts.hasBoxesToCollect ? null : conflict(CANCELLED);
  const useBoxes = visits.collection !== undefined;
  if (!useBoxes) return conflict("빌린 박스가 없는 이사예요.");
  const change = { from: status, to: "BOX_COL_REQUEST", actor: "MEMBER", useBoxes } as const;
  if (canChangeMove(change)) return null;
  return isUnloaded(status)
    ? conflict("박스 수거를 이미 신청했어요. 날짜는 주문에서 바꿀 수 있어요.")
    : conflict("박스 수거는 이사를 마친 뒤에 신청할 수 있어요.");
}

const visitNames: Readonly<Record<MoveVisit, string>> = {
  move: "이사",
  delivery: "박스 배송",
  collection: "박스 수거",
};

function moving(visit: MoveVisit, facts: MoveActionFacts): Refusal | null {
  const { status, visits, now } = facts;
  const booked = visits[visit];
  if (booked === undefined) return conflict("빌린 박스가 없는 이사예요.");
  if (awaitsPayment(status)) {
    return conflict("아직 결제하지 않은 견적이에요. 견적을 고쳐 날짜를 바꿔 주세요.");
  }
  if (status === "CANCEL") return conflict(CANCELLED);
  const name = visitNames[visit];
  if (!isMoveVisitMovable(visit, status)) {
    return visit === "collection" && status === "WORKING_COMPLETE"
      ? conflict("박스 수거를 신청하면서 날짜를 고를 수 있어요.")
      : fixedVisit.begun(name);
  }
  if (passedReason(booked, now) !== null) {
    return fixedVisit.planned(name);
  }
  return isOverdue(facts)
    ? conflict("예약한 방문 날짜가 지났어요. 고객센터로 연락해 주세요.")
    : null;
}

/** Whether a visit that should have taken place is still to come: a person sorts out the others with it. */
function isOverdue({ status, visits, now }: MoveActionFacts): boolean {
  return moveVisits.some((visit) => {
    const booked = visits[visit];
    return booked && isMoveVisitMovable(visit, status) && booked.date < todayInSeoul(now);
  });
}

const moveVisits = ["move", "delivery", "collection"] as const;

function cancelling({ status, visits, now }: MoveActionFacts): Refusal | null {
  const useBoxes = visits.delivery !== undefined;
  if (!canChangeMove({ from: status, to: "CANCEL", actor: "MEMBER", useBoxes })) {
    return conflict(closedCancel(status));
  }
  if (awaitsPayment(status) || visits.move.date >= todayInSeoul(now)) return null;
  return conflict("이사 날짜가 지나 앱에서 취소할 수 없어요. 고객센터로 연락해 주세요.");
}

function closedCancel(status: MoveStatus): string {
  if (status === "CANCEL") return "이미 취소한 주문이에요.";
  return isUnloaded(status)
    ? "짐을 모두 옮긴 이사예요. 도움이 필요하면 고객센터로 연락해 주세요."
    : "이사를 시작해 취소할 수 없어요. 고객센터로 연락해 주세요.";
}

function reviewing({ status, isReviewed }: MoveActionFacts): Refusal | null {
  if (isReviewed) return { problem: "review_exists", reason: "이미 후기를 썼어요." };
  return status === "COMPLETE" ? null : conflict("후기는 이사를 모두 마친 뒤에 쓸 수 있어요.");
}
