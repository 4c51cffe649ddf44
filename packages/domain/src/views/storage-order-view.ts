import { closedReason, type OpenAction } from "../actions/open-action.ts";
import type { StorageOrderActionCode } from "../actions/storage-order-actions.ts";
import { formatMoment } from "../calendar/format-moment.ts";
import type { Appointment } from "../move/estimate-input.ts";
import type { FinalScope } from "../storage-order/final-scopes.ts";
import type { StorageLegs } from "../storage-order/storage-order-legs.ts";
import type { StorageOrderType } from "../storage-order/storage-order-types.ts";
import { deliveryStep } from "../states/delivery-step.ts";
import type { Badge } from "../states/state-machine.ts";
import { storageOrderEnd } from "../states/storage-order-end.ts";
import type { StorageOrderStatus } from "../states/storage-order-status.ts";

/** What a member can do next with a storage order. */
export type StorageOrderAction =
  | "PAY"
  | "PAY_AGAIN"
  | "NEW_ORDER"
  | "ADD_TO_CALENDAR"
  | "CALL"
  | "WRITE_CONTENTS"
  | "SEE_BOXES";

/** The group in which a member finds a storage order. */
export type StorageOrderGroup = "NEEDS_PAYMENT" | "UNDER_WAY" | "COMING_UP" | "DONE" | "CANCELLED";

/** What the view of a storage order depends on. */
export interface StorageOrderFacts {
  readonly type: StorageOrderType;
  readonly status: StorageOrderStatus;
  readonly legs: StorageLegs;
  readonly delivery: Appointment | null;
  readonly collection: Appointment | null;
  readonly boxCount: number;
  /** Which boxes of its storage the order ends; null when it ends none. */
  readonly scope: FinalScope | null;
  /** The member's actions as the server states them. */
  readonly actions: readonly OpenAction<StorageOrderActionCode>[];
}

/** How a storage order is shown to its member: badge, step, sentence and next action, which agree with each other. */
export interface StorageOrderView {
  readonly label: string;
  readonly badge: Badge;
  readonly group: StorageOrderGroup;
  readonly steps: readonly string[];
  /** Number of the current step, from 1, or null when there is none. */
  readonly step: number | null;
  /** What happens next, and when. */
  readonly sentence: string;
  readonly action: StorageOrderAction;
}

const { BEFORE_DELIVERY, DELIVERING, BEFORE_COLLECTION, COLLECTING, COMPLETE } =
  deliveryStep.states;
const brought = [BEFORE_DELIVERY.label, DELIVERING.label, BEFORE_COLLECTION.label] as const;
const fetched = [COLLECTING.label, COMPLETE.label] as const;

/** The delivery steps that an order goes through, in the words of spec section 4; a disposal has its own. */
const stepsOf: Readonly<Record<StorageLegs, readonly string[]>> = {
  DELIVERY_AND_COLLECTION: [...brought, ...fetched],
  COLLECTION_ONLY: ["수거 예약", ...fetched],
  DELIVERY_ONLY: brought,
  DISPOSAL: ["폐기 예약", "폐기 중", "폐기 완료"],
};

type Row = Omit<StorageOrderView, "steps">;

/** A booked order in the words of its first visit. `{delivery}`, `{collection}`, `{count}` are filled in. */
const visits: Readonly<Record<StorageLegs, string>> = {
  DELIVERY_AND_COLLECTION: "{delivery}에 박스를 보내 드려요.",
  COLLECTION_ONLY: "{collection}에 박스를 가지러 갈게요.",
  DELIVERY_ONLY: "{delivery}에 박스를 보내 드려요.",
  DISPOSAL: "박스 {count}개를 폐기할 준비를 하고 있어요.",
};

const unpaid: Readonly<Record<StorageLegs, string>> = {
  DELIVERY_AND_COLLECTION: "결제하면 {delivery}에 박스를 보내 드려요.",
  COLLECTION_ONLY: "결제하면 {collection}에 박스를 가지러 갈게요.",
  DELIVERY_ONLY: "결제하면 {delivery}에 박스를 보내 드려요.",
  DISPOSAL: "결제하면 박스 {count}개를 폐기해요.",
};

const underWay = { badge: "info", group: "UNDER_WAY", action: "CALL" } as const;

/** How a storage order is shown to its member, from one row of the table. */
export function storageOrderView(facts: StorageOrderFacts): StorageOrderView {
  const row = rowOf(facts);
  return { ...row, sentence: filled(row.sentence, facts), steps: stepsOf[facts.legs] };
}

function rowOf(facts: StorageOrderFacts): Row {
  const { type, status, legs } = facts;
  const isFirst = type === "FIRST_TIME_ORDER";
  const promise = visits[legs];
  const booked = { badge: "info", group: "COMING_UP", step: 1 } as const;
  const soon = legs === "DISPOSAL" ? "CALL" : "ADD_TO_CALENDAR";
  switch (status) {
    case "QUOTED":
    case "WAIT": {
      const reason = closedReason(facts.actions, "PAY");
      if (reason === null) return awaiting(status, unpaid[legs]);
      return { ...over(isFirst), label: "기간 지남", sentence: reason };
    }
    case "PAYMENT":
      return {
        ...booked,
        label: "예약 접수",
        sentence:
          legs === "DISPOSAL"
            ? "신청을 확인하고 박스 {count}개를 폐기할게요."
            : `예약을 확정하면 알려 드려요. ${promise}`,
        action: soon,
      };
    case "CONFIRM":
      return {
        ...booked,
        label: "예약 확정",
        sentence: `예약이 확정됐어요. ${promise}`,
        action: soon,
      };
    case "DELIVERING":
      return {
        ...underWay,
        label: DELIVERING.label,
        step: 2,
        sentence: "지금 박스를 가져다 드리고 있어요.",
      };
    case "BEFORE_COLLECTION":
      return {
        label: BEFORE_COLLECTION.label,
        badge: BEFORE_COLLECTION.badge,
        group: "COMING_UP",
        step: 3,
        sentence: isFirst
          ? "짐을 담고 박스마다 내용물을 적어 주세요. {collection}에 가지러 갈게요."
          : "필요한 물건을 꺼내 주세요. {collection}에 다시 가지러 갈게요.",
        action: isFirst ? "WRITE_CONTENTS" : "ADD_TO_CALENDAR",
      };
    case "COLLECTING":
      return {
        ...underWay,
        label: COLLECTING.label,
        step: stepsOf[legs].indexOf(COLLECTING.label) + 1,
        sentence: "지금 박스를 창고로 옮기고 있어요.",
      };
    case "DISPOSING":
      return { ...underWay, label: "폐기 중", step: 2, sentence: "박스를 폐기하고 있어요." };
    case "COMPLETE": {
      const { sentence, action } = storageOrderEnd(facts);
      return {
        label: stepsOf[legs].at(-1) ?? COMPLETE.label,
        badge: "primary",
        group: "DONE",
        step: stepsOf[legs].length,
        sentence,
        action,
      };
    }
    case "CANCEL":
      return { ...over(isFirst), label: "취소", sentence: "취소한 주문이에요." };
  }
}

function awaiting(status: "QUOTED" | "WAIT", sentence: string): Row {
  const shared = { group: "NEEDS_PAYMENT", step: null } as const;
  return status === "QUOTED"
    ? { ...shared, label: "결제 전", badge: "neutral", sentence, action: "PAY" }
    : {
        ...shared,
        label: "결제 실패",
        badge: "warning",
        sentence: `다시 ${sentence}`,
        action: "PAY_AGAIN",
      };
}

function over(isFirst: boolean): Omit<Row, "label" | "sentence"> {
  const action = isFirst ? "NEW_ORDER" : "SEE_BOXES";
  return { badge: "disabled", group: "CANCELLED", step: null, action };
}

function filled(sentence: string, { delivery, collection, boxCount }: StorageOrderFacts): string {
  return sentence
    .replace("{delivery}", momentOf(delivery))
    .replace("{collection}", momentOf(collection))
    .replace("{count}", String(boxCount));
}

/** The contract guarantees every visit of an order's legs; the fallback only keeps the sentence readable. */
function momentOf(visit: Appointment | null): string {
  return visit === null ? "예약한 날" : formatMoment(visit.date, visit.time);
}
