import type { IsoDate } from "../calendar/iso-date.ts";
import { canEndAll, isBoxAvailable } from "../states/box-groups.ts";
import type { BoxStatus } from "../states/box-status.ts";
import { canChangeContract, type ContractChangeType } from "../states/can-change-contract.ts";
import type { StorageContractStatus } from "../states/storage-contract-status.ts";
import {
  CONTINUATION_NOTICE_DAYS,
  isConfirmable,
  type ConfirmationDays,
} from "../storage/continued-storage.ts";
import type { OrderPaymentType } from "../storage/order-payment-types.ts";
import { storageGrades, type StorageGrade } from "../storage/storage-grades.ts";
import { PROMISED_MINUTES } from "../times/promised-minutes.ts";
import { conflict, type Refusal, type Refusals } from "./open-action.ts";

/** What a member can do with a storage contract and its boxes, in the order in which it is offered. */
export const storageContractActionCodes = [
  "PAY_MONTH",
  "CONTINUATION",
  "DELIVERY",
  "FINAL_ALL",
  "FINAL_PART",
  "EXTENSION",
  "UPGRADE",
  "TERMINATION",
  "BILLING_KEY",
] as const;

/** One action of a member with a storage contract. */
export type StorageContractActionCode = (typeof storageContractActionCodes)[number];

/** What the actions of a contract depend on. */
export interface StorageContractActionFacts {
  readonly status: StorageContractStatus;
  readonly grade: StorageGrade;
  readonly paymentType: OrderPaymentType;
  /** States of the boxes that the contract keeps or kept. */
  readonly boxes: readonly BoxStatus[];
  /** Whether an accepted order for good still has boxes to take out. */
  readonly isEnding: boolean;
  /** Whether one such order ends all boxes that were left, and so has paid what was due. */
  readonly isEndingAll: boolean;
  /** Whether a month remains to be charged. */
  readonly hasNextMonth: boolean;
  /** Whether the day of the next month has come unpaid. */
  readonly isMonthDue: boolean;
  /** Whether that month is being charged just now. */
  readonly isBeingCharged: boolean;
  /** The change of the contract that waits for its payment; only the same one can be resumed. */
  readonly pendingChange: ContractChangeType | null;
  /** When the member may agree to continue after free months, as if no box left. */
  readonly offer: ConfirmationDays | null;
  /** Whether the boxes that leave forbid to continue. */
  readonly isLeavingAfterOffer: boolean;
  readonly today: IsoDate;
}

/** Which actions of a member the contract's state, boxes, money and days close, and why. */
export function storageContractRefusals(
  facts: StorageContractActionFacts,
): Refusals<StorageContractActionCode> {
  return {
    PAY_MONTH: payingMonth(facts),
    CONTINUATION: continuing(facts),
    DELIVERY: delivering(facts),
    FINAL_ALL: endingAll(facts),
    FINAL_PART: endingPart(facts),
    EXTENSION: changing("EXTENSION", facts),
    UPGRADE: changing("UPGRADE", facts),
    TERMINATION: changing("TERMINATION", facts),
    BILLING_KEY: changingKey(facts),
  };
}

const NOT_BEGUN = "박스가 창고에 들어오면 할 수 있어요.";
const OVER = "보관이 끝났어요. 다시 맡기려면 보관을 새로 신청해 주세요.";
/** Why a contract from which boxes are leaving for good is not changed. */
export const LEAVING_REASON =
  "끝내기로 한 박스가 아직 나가지 않았어요. 그 박스가 나가거나 그 주문을 취소한 뒤에 계약을 바꿀 수 있어요.";
/** Why a contract whose change awaits its payment takes no other. */
export const CHANGE_PENDING_REASON = `결제를 기다리는 변경이 있어요. 먼저 마치거나 ${PROMISED_MINUTES.paymentHold}분 뒤 다시 해 주세요.`;
const waitForChange: Refusal = { problem: "change_pending", reason: CHANGE_PENDING_REASON };
const CHARGING =
  "지금 결제할 보관료가 없거나 이미 결제하고 있어요. 잠시 뒤 주문에서 확인해 주세요.";

function isOver(status: StorageContractStatus): boolean {
  return status === "ENDED" || status === "CANCEL";
}

/** Why nothing can be done with the boxes of a contract that has not begun or is over. */
function notRunning(status: StorageContractStatus): Refusal | null {
  if (isOver(status)) return conflict(OVER);
  return status === "WAITING" ? conflict(NOT_BEGUN) : null;
}

function payingMonth(facts: StorageContractActionFacts): Refusal | null {
  const isOpen = facts.isMonthDue && !facts.isEndingAll && !facts.isBeingCharged;
  return isOpen ? null : conflict(CHARGING);
}

function continuing(facts: StorageContractActionFacts): Refusal | null {
  const { offer, isLeavingAfterOffer, pendingChange, today } = facts;
  if (offer !== null && isLeavingAfterOffer) return conflict(LEAVING_AFTER_OFFER);
  if (offer === null || !isConfirmable(offer, today)) {
    return conflict(
      `이어서 보관하기는 무료 기간이 끝나기 전 ${CONTINUATION_NOTICE_DAYS}일 동안 동의할 수 있어요. 때가 지났거나 더 맡기려면 주문에서 기간을 연장해 주세요.`,
    );
  }
  return pendingChange === null ? null : waitForChange;
}

const LEAVING_AFTER_OFFER =
  "보관을 모두 끝내거나 무료 기간 뒤에 박스를 내보내는 주문이 있어 지금은 이어서 맡길지 정할 수 없어요. 박스가 나가기 전이라면 그 주문을 취소하고 정해 주세요.";

function delivering({ status, boxes }: StorageContractActionFacts): Refusal | null {
  const closed = notRunning(status);
  if (closed !== null) return closed;
  if (!boxes.some((box) => isBoxAvailable(box, "DELIVERY_REQUEST"))) return noBoxes();
  return contractDeliveryRefusal(status);
}

/** Why no box of a contract in this state is delivered, whichever boxes it keeps. */
export function contractDeliveryRefusal(status: StorageContractStatus): Refusal | null {
  if (status === "UNPAID" || status === "EXPIRED") return conflict(ARREARS_REASON);
  return notRunning(status);
}

const ARREARS_REASON =
  "보관료가 밀렸거나 보관 기간이 지난 박스가 있어요. 기간을 연장하거나 밀린 보관료를 낸 뒤 신청해 주세요. 보관 종료를 신청하면 밀린 금액과 함께 결제하고 받을 수 있어요.";

function noBoxes(): Refusal {
  return {
    problem: "box_unavailable",
    reason: "지금 창고에서 꺼낼 수 있는 박스가 없어요. 진행 중인 주문을 확인해 주세요.",
  };
}

function endableBoxes({ boxes }: StorageContractActionFacts): number {
  return boxes.filter((box) => isBoxAvailable(box, "FINAL")).length;
}

function hasArrears({ status, hasNextMonth }: StorageContractActionFacts): boolean {
  return (status === "UNPAID" || status === "EXPIRED") && hasNextMonth;
}

function endingAll(facts: StorageContractActionFacts): Refusal | null {
  const closed = notRunning(facts.status);
  if (closed !== null) return closed;
  if (isAllFree(facts)) return endableBoxes(facts) === 0 ? noBoxes() : null;
  return hasArrears(facts) ? conflict(OUTGOING_ARREARS) : outgoing;
}

function endingPart(facts: StorageContractActionFacts): Refusal | null {
  const closed = notRunning(facts.status);
  if (closed !== null) return closed;
  if (hasArrears(facts)) return conflict(isAllFree(facts) ? PART_ARREARS : OUTGOING_ARREARS);
  return endableBoxes(facts) === 0 ? noBoxes() : null;
}

function isAllFree({ boxes }: StorageContractActionFacts): boolean {
  return canEndAll(boxes.map((status) => ({ status })));
}

const outgoing: Refusal = {
  problem: "box_unavailable",
  reason:
    "이미 배송이나 폐기를 신청한 박스가 있어 모두 끝낼 수 없어요. '일부'를 골라 나머지 박스를 신청하거나, 그 박스가 나간 뒤 다시 신청해 주세요.",
};
const OUTGOING_ARREARS =
  "밀린 보관료가 있고 이미 배송이나 폐기를 신청한 박스도 있어 지금은 끝낼 수 없어요. 주문에서 밀린 달을 먼저 결제한 뒤 다시 신청해 주세요.";
/** A share paid when some boxes end would be charged again with the month. */
const PART_ARREARS =
  "밀린 보관료가 있어 일부만 받을 수 없어요. 주문에서 밀린 달을 먼저 결제하거나, 모두 받으면서 한 번에 결제해 주세요.";

const changeReasons: Readonly<
  Record<ContractChangeType, Partial<Record<StorageContractStatus, string>>>
> = {
  TERMINATION: {
    ENDING: "이미 그만두기로 한 보관이에요. 끝나는 날까지 박스를 받아 주세요.",
    EXPIRED: "보관 기간이 이미 지났어요. 박스를 받거나 기간을 연장해 주세요.",
  },
  UPGRADE: {
    UNPAID: "밀린 보관료를 먼저 결제해 주세요.",
    ENDING: "그만두기로 한 보관은 등급을 올릴 수 없어요. 기간을 연장한 뒤 올려 주세요.",
    EXPIRED: "보관 기간이 지났어요. 기간을 연장한 뒤 등급을 올려 주세요.",
  },
  EXTENSION: {
    UNPAID: "밀린 보관료를 먼저 결제해 주세요.",
  },
};

function changing(kind: ContractChangeType, facts: StorageContractActionFacts): Refusal | null {
  const { status, grade, isEnding, pendingChange } = facts;
  const closed = notRunning(status);
  if (closed !== null) return closed;
  if (pendingChange !== null) return pendingChange === kind ? null : waitForChange;
  if (isEnding) return conflict(LEAVING_REASON);
  if (!canChangeContract(kind, status)) {
    return conflict(changeReasons[kind][status] ?? OVER);
  }
  if (kind === "UPGRADE" && isHighest(grade)) {
    return conflict(`이미 ${storageGrades[grade].label}으로 맡고 있어요.`);
  }
  return null;
}

function isHighest(grade: StorageGrade): boolean {
  return Object.values(storageGrades).every(({ rank }) => rank <= storageGrades[grade].rank);
}

function changingKey({ status, paymentType }: StorageContractActionFacts): Refusal | null {
  if (isOver(status)) return conflict(OVER);
  return paymentType === "SUBSCRIPTION"
    ? null
    : conflict("한 번에 결제한 보관이라 바꿀 결제 수단이 없어요.");
}
