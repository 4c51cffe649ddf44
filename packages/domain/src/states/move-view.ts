import { formatMoment } from "../calendar/format-moment.ts";
import type { IsoDate } from "../calendar/iso-date.ts";
import { formatWon } from "../money/format-won.ts";
import { isUnloaded } from "../payment/move-balance.ts";
import type { MoveStatus } from "./move-status.ts";
import type { Badge } from "./state-machine.ts";

/** The steps of a move as they are shown to its member, with and without our boxes. */
const moveSteps = {
  WITH: ["예약 확정", "박스 도착", "이사", "박스 수거", "완료"],
  WITHOUT: ["예약 확정", "이사", "완료"],
} as const;

/** One step of a move. */
export type MoveStep = (typeof moveSteps)["WITH"][number];

/** What a member can do next with a move. */
export type MoveAction =
  | "PAY"
  | "PAY_AGAIN"
  | "NEW_QUOTE"
  | "ADD_TO_CALENDAR"
  | "CALL"
  | "PAY_BALANCE"
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

interface Visit {
  readonly date: IsoDate;
  readonly time: string;
}

/** What a move's view depends on. */
export interface MoveFacts {
  readonly status: MoveStatus;
  readonly move: Visit;
  /** The visits with our boxes, or null for a move without them. */
  readonly boxes: { readonly delivery: Visit; readonly collection: Visit } | null;
  /** Balance in won that is due after unloading. */
  readonly balanceAmount: number;
  readonly today: IsoDate;
}

/** How a move is shown to its member: badge, step, sentence and next action, which agree with each other. */
export interface MoveView {
  readonly label: string;
  readonly badge: Badge;
  readonly group: MoveGroup;
  readonly steps: readonly MoveStep[];
  /** Number of the current step, from 1, or null when there is none. */
  readonly step: number | null;
  /** What happens next, and when. */
  readonly sentence: string;
  readonly action: MoveAction;
}

/** A row of the table. `{move}`, `{delivery}` and `{collection}` stand for days with times, `{balance}` for won. */
interface Row extends Omit<MoveView, "steps" | "step"> {
  readonly step: MoveStep | null;
}

const booked = { badge: "info", group: "COMING_UP", step: "예약 확정" } as const;
const underWay = { badge: "info", group: "UNDER_WAY" } as const;

const unpaid = {
  label: "결제 전",
  badge: "neutral",
  group: "NEEDS_PAYMENT",
  step: null,
  sentence: "결제하면 {move} 이사가 예약돼요.",
  action: "PAY",
} as const satisfies Row;

const rejected = {
  ...unpaid,
  label: "결제 실패",
  badge: "warning",
  sentence: "다시 결제하면 {move} 이사가 예약돼요.",
  action: "PAY_AGAIN",
} as const satisfies Row;

const working = {
  ...underWay,
  label: "이사 중",
  step: "이사",
  sentence: "지금 짐을 옮기고 있어요.",
  action: "CALL",
} as const satisfies Row;

const complete = {
  label: "완료",
  badge: "primary",
  group: "DONE",
  step: "완료",
  sentence: "이사를 모두 마쳤어요. 어땠는지 후기로 알려 주세요.",
  action: "WRITE_REVIEW",
} as const satisfies Row;

const cancelled = {
  label: "취소",
  badge: "disabled",
  group: "CANCELLED",
  step: null,
  sentence: "취소한 주문이에요. 새 견적은 언제든 받을 수 있어요.",
  action: "NEW_QUOTE",
} as const satisfies Row;

const withBoxes: Readonly<Record<MoveStatus, Row>> = {
  QUOTED: unpaid,
  WAIT: rejected,
  PAYMENT: {
    ...booked,
    label: "박스 준비 중",
    sentence: "예약을 확인하고 있어요. {delivery}에 박스를 보내 드려요.",
    action: "ADD_TO_CALENDAR",
  },
  CONFIRM: {
    ...booked,
    label: "박스 준비 중",
    sentence: "예약이 확정됐어요. {delivery}에 박스를 보내 드려요.",
    action: "ADD_TO_CALENDAR",
  },
  BOX_DEL_BEFORE: {
    ...booked,
    label: "박스 준비 중",
    sentence: "박스를 준비했어요. {delivery}에 보내 드려요.",
    action: "ADD_TO_CALENDAR",
  },
  BOX_DEL_COMPLETE: {
    ...booked,
    label: "박스 배송 완료",
    badge: "success",
    step: "박스 도착",
    sentence: "박스에 짐을 담아 주세요. {move}에 찾아갈게요.",
    action: "ADD_TO_CALENDAR",
  },
  WORKING: working,
  WORKING_COMPLETE: {
    ...underWay,
    label: "수거 대기",
    step: "박스 수거",
    sentence: "박스를 비우고 수거를 신청해 주세요. 예정 시간은 {collection}예요.",
    action: "REQUEST_COLLECTION",
  },
  BOX_COL_REQUEST: {
    ...underWay,
    label: "수거 대기",
    step: "박스 수거",
    sentence: "{collection}에 빈 박스를 가지러 갈게요.",
    action: "ADD_TO_CALENDAR",
  },
  COMPLETE: complete,
  CANCEL: cancelled,
};

const confirmedWithout = {
  ...booked,
  label: "예약 확정",
  sentence: "예약이 확정됐어요. {move}에 찾아갈게요.",
  action: "ADD_TO_CALENDAR",
} as const satisfies Row;

const movedWithout = {
  ...underWay,
  label: "이사 완료",
  badge: "success",
  step: "완료",
  sentence: "짐을 모두 옮겼어요. 빠진 짐이 없는지 확인해 주세요.",
  action: "CALL",
} as const satisfies Row;

/** No row mentions boxes; the states for boxes, which no such move reaches, repeat the state beside them. */
const withoutBoxes: Readonly<Record<MoveStatus, Row>> = {
  QUOTED: unpaid,
  WAIT: rejected,
  PAYMENT: {
    ...confirmedWithout,
    label: "예약 확인 중",
    sentence: "예약을 확인하고 있어요. {move}에 찾아갈게요.",
  },
  CONFIRM: confirmedWithout,
  BOX_DEL_BEFORE: confirmedWithout,
  BOX_DEL_COMPLETE: confirmedWithout,
  WORKING: working,
  WORKING_COMPLETE: movedWithout,
  BOX_COL_REQUEST: movedWithout,
  COMPLETE: complete,
  CANCEL: cancelled,
};

/** An estimate whose moving day passed unpaid. */
const lapsed = {
  ...unpaid,
  label: "기간 지남",
  badge: "disabled",
  group: "CANCELLED",
  sentence: "이사 날짜가 지난 견적이에요. 새 날짜로 다시 받아 주세요.",
  action: "NEW_QUOTE",
} as const satisfies Row;

/** A balance due after unloading takes precedence over everything but badge and step. */
const owed = {
  group: "NEEDS_PAYMENT",
  sentence: "짐을 모두 옮겼어요. 잔금 {balance}을 결제해 주세요.",
  action: "PAY_BALANCE",
} as const satisfies Partial<Row>;

/** How a move is shown to its member, from one row of the table. */
export function moveView(facts: MoveFacts): MoveView {
  const row = rowOf(facts);
  const steps = moveSteps[facts.boxes === null ? "WITHOUT" : "WITH"];
  const index = steps.findIndex((step) => step === row.step);
  return { ...row, steps, step: index < 0 ? null : index + 1, sentence: filled(row, facts) };
}

function rowOf({ status, move, boxes, balanceAmount, today }: MoveFacts): Row {
  const row = (boxes === null ? withoutBoxes : withBoxes)[status];
  if (row.group === "NEEDS_PAYMENT") return move.date < today ? lapsed : row;
  return balanceAmount > 0 && isUnloaded(status) ? { ...row, ...owed } : row;
}

function filled({ sentence }: Row, { move, boxes, balanceAmount }: MoveFacts): string {
  const { delivery, collection } = boxes ?? { delivery: move, collection: move };
  return sentence
    .replace("{move}", formatMoment(move.date, move.time))
    .replace("{delivery}", formatMoment(delivery.date, delivery.time))
    .replace("{collection}", formatMoment(collection.date, collection.time))
    .replace("{balance}", formatWon(balanceAmount));
}
