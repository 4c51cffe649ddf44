import type { MoveStatus } from "./move-status.ts";
import type { Badge } from "./state-machine.ts";

/** The steps of a move as they are shown to its member. */
export const moveSteps = {
  RECEIVED: "예약 접수",
  CONFIRMED: "예약 확정",
  BOXES: "박스 도착",
  MOVE: "이사",
  COLLECTION: "박스 수거",
  DONE: "완료",
} as const;

/** One step of a move. */
export type MoveStep = keyof typeof moveSteps;

/** The steps of a move with our boxes. */
export const stepsWithBoxes: readonly MoveStep[] = [
  "RECEIVED",
  "CONFIRMED",
  "BOXES",
  "MOVE",
  "COLLECTION",
  "DONE",
];

/** The steps of a move without them. */
export const stepsWithoutBoxes: readonly MoveStep[] = ["RECEIVED", "CONFIRMED", "MOVE", "DONE"];

/** What a member can do next with a move. */
export type MoveAction =
  | "PAY"
  | "PAY_AGAIN"
  | "NEW_QUOTE"
  | "ADD_TO_CALENDAR"
  | "CALL"
  | "PAY_BALANCE"
  | "PAY_DUE"
  | "REQUEST_COLLECTION"
  | "WRITE_REVIEW";

/** The groups in which a member finds their moves, in the order in which they are shown. */
export const moveGroups = {
  NEEDS_PAYMENT: "결제가 필요해요",
  UNDER_WAY: "진행 중인 이사",
  COMING_UP: "다가오는 이사",
  DONE: "끝난 이사",
  CANCELLED: "취소한 주문",
} as const;

/** One group of a member's moves. */
export type MoveGroup = keyof typeof moveGroups;

/**
 * A row of the table. `{move}`, `{delivery}` and `{collection}` stand for days with times, `{balance}` for won.
 */
export interface MoveRow {
  readonly label: string;
  readonly badge: Badge;
  readonly group: MoveGroup;
  readonly step: MoveStep | null;
  /** What happens next, and when. */
  readonly sentence: string;
  readonly action: MoveAction;
  /** What happened when the state began: its entry in the history, its notice and, once paid, the result. */
  readonly event: string;
}

const booked = { badge: "info", group: "COMING_UP", action: "ADD_TO_CALENDAR" } as const;
const underWay = { badge: "info", group: "UNDER_WAY" } as const;
const received = {
  ...booked,
  label: "예약 접수",
  step: "RECEIVED",
  event: "예약을 접수했어요",
} as const;
const confirmed = {
  ...booked,
  label: "예약 확정",
  step: "CONFIRMED",
  event: "예약을 확정했어요",
} as const;

const unpaid = {
  label: "결제 전",
  badge: "neutral",
  group: "NEEDS_PAYMENT",
  step: null,
  sentence: "결제하면 {move} 이사가 예약돼요.",
  action: "PAY",
  event: "견적을 저장했어요",
} as const satisfies MoveRow;

const rejected = {
  ...unpaid,
  label: "결제 실패",
  badge: "warning",
  sentence: "다시 결제하면 {move} 이사가 예약돼요.",
  action: "PAY_AGAIN",
  event: "결제하지 못했어요",
} as const satisfies MoveRow;

const working = {
  ...underWay,
  label: "이사 중",
  step: "MOVE",
  sentence: "지금 짐을 옮기고 있어요.",
  action: "CALL",
  event: "짐을 옮기기 시작했어요",
} as const satisfies MoveRow;

const complete = {
  label: "완료",
  badge: "primary",
  group: "DONE",
  step: "DONE",
  sentence: "이사를 모두 마쳤어요. 어땠는지 후기로 알려 주세요.",
  action: "WRITE_REVIEW",
  event: "이사를 마쳤어요",
} as const satisfies MoveRow;

const cancelled = {
  label: "취소",
  badge: "disabled",
  group: "CANCELLED",
  step: null,
  sentence: "취소한 주문이에요. 새 견적은 언제든 받을 수 있어요.",
  action: "NEW_QUOTE",
  event: "이사를 취소했어요",
} as const satisfies MoveRow;

/** The row of each state of a move with our boxes. */
export const withBoxes: Readonly<Record<MoveStatus, MoveRow>> = {
  QUOTED: unpaid,
  WAIT: rejected,
  PAYMENT: {
    ...received,
    sentence: "예약을 확정하면 알려 드려요. {delivery}에 박스를 보내 드려요.",
  },
  CONFIRM: { ...confirmed, sentence: "예약이 확정됐어요. {delivery}에 박스를 보내 드려요." },
  BOX_DEL_BEFORE: {
    ...confirmed,
    label: "박스 준비 중",
    sentence: "박스를 준비했어요. {delivery}에 보내 드려요.",
    event: "박스를 준비했어요",
  },
  BOX_DEL_COMPLETE: {
    ...booked,
    label: "박스 배송 완료",
    badge: "success",
    step: "BOXES",
    sentence: "박스에 짐을 담아 주세요. {move}에 찾아갈게요.",
    event: "박스를 배송했어요",
  },
  WORKING: working,
  WORKING_COMPLETE: {
    ...underWay,
    label: "수거 대기",
    step: "COLLECTION",
    sentence: "박스를 비우고 수거를 신청해 주세요. 예정 시간은 {collection}예요.",
    action: "REQUEST_COLLECTION",
    event: "짐을 모두 옮겼어요",
  },
  BOX_COL_REQUEST: {
    ...underWay,
    label: "수거 대기",
    step: "COLLECTION",
    sentence: "{collection}에 빈 박스를 가지러 갈게요.",
    action: "ADD_TO_CALENDAR",
    event: "박스 수거를 신청했어요",
  },
  COMPLETE: complete,
  CANCEL: cancelled,
};

const confirmedWithout = {
  ...confirmed,
  sentence: "예약이 확정됐어요. {move}에 찾아갈게요.",
} as const satisfies MoveRow;

const movedWithout = {
  ...underWay,
  label: "이사 완료",
  badge: "success",
  step: "DONE",
  sentence: "짐을 모두 옮겼어요. 빠진 짐이 없는지 확인해 주세요.",
  action: "CALL",
  event: "짐을 모두 옮겼어요",
} as const satisfies MoveRow;

/** No row mentions boxes; the states for boxes, which no such move reaches, repeat the state beside them. */
export const withoutBoxes: Readonly<Record<MoveStatus, MoveRow>> = {
  QUOTED: unpaid,
  WAIT: rejected,
  PAYMENT: { ...received, sentence: "예약을 확정하면 알려 드려요. {move}에 찾아갈게요." },
  CONFIRM: confirmedWithout,
  BOX_DEL_BEFORE: confirmedWithout,
  BOX_DEL_COMPLETE: confirmedWithout,
  WORKING: working,
  WORKING_COMPLETE: movedWithout,
  BOX_COL_REQUEST: movedWithout,
  COMPLETE: complete,
  CANCEL: cancelled,
};

/** An estimate that can no longer be paid, for the reason that its payment gives. */
export const lapsed = {
  label: "기간 지남",
  badge: "disabled",
  group: "CANCELLED",
  action: "NEW_QUOTE",
} as const satisfies Partial<MoveRow>;

/** A balance due after unloading takes precedence over everything but badge and step. */
export const owed = {
  group: "NEEDS_PAYMENT",
  sentence: "짐을 모두 옮겼어요. 잔금 {balance}을 결제해 주세요.",
  action: "PAY_BALANCE",
} as const satisfies Partial<MoveRow>;

/** A visit that did not take place on its day. */
export const late = {
  badge: "warning",
  group: "UNDER_WAY",
  sentence: "예약한 날이 지났어요. 확인하고 연락드릴게요. 급하면 전화해 주세요.",
  action: "CALL",
} as const satisfies Partial<MoveRow>;

/** A cancelled move whose rented boxes are still at the customer's. */
export const boxesOut = {
  group: "UNDER_WAY",
  sentence: "취소한 주문이에요. {collection}에 박스를 가지러 갈게요.",
  action: "REQUEST_COLLECTION",
} as const satisfies Partial<MoveRow>;
