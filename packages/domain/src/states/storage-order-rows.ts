import type { FinalScope } from "../storage-order/final-scopes.ts";
import type { StorageLegs } from "../storage-order/storage-order-legs.ts";
import type { StorageOrderType } from "../storage-order/storage-order-types.ts";
import type { Badge } from "./state-machine.ts";
import type { StorageOrderStatus } from "./storage-order-status.ts";
import { storageSteps, type StorageStep } from "./storage-steps.ts";

/** What a member can do next with a storage order. */
export type StorageOrderAction =
  | "PAY"
  | "PAY_AGAIN"
  | "PAY_DUE"
  | "NEW_ORDER"
  | "ADD_TO_CALENDAR"
  | "CALL"
  | "WRITE_CONTENTS"
  | "SEE_BOXES";

/** The group in which a member finds a storage order. */
export type StorageOrderGroup = "NEEDS_PAYMENT" | "UNDER_WAY" | "COMING_UP" | "DONE" | "CANCELLED";

/** A row of the table. `{delivery}` and `{collection}` stand for days with times, `{count}` for the boxes. */
export interface StorageOrderRow {
  readonly label: string;
  readonly badge: Badge;
  readonly group: StorageOrderGroup;
  readonly step: StorageStep | null;
  /** What happens next, and when. */
  readonly sentence: string;
  readonly action: StorageOrderAction;
  /** What happened when the state began: its entry in the history, its notice and, once paid, the result. */
  readonly event: string;
}

/** The kinds of storage orders that are told differently: by what is carried where, and what it ends. */
export type StorageOrderKind =
  | "FIRST"
  | "FIRST_OWN"
  | "DELIVERY"
  | "RETURN"
  | "FINAL"
  | "FINAL_PART"
  | "DISPOSAL"
  | "DISPOSAL_PART";

/** The kind of an order, by its type, its legs and the boxes that it ends. */
export function storageOrderKind(order: {
  readonly type: StorageOrderType;
  readonly legs: StorageLegs;
  readonly scope: FinalScope | null;
}): StorageOrderKind {
  const { type, legs, scope } = order;
  switch (type) {
    case "FIRST_TIME_ORDER":
      return legs === "COLLECTION_ONLY" ? "FIRST_OWN" : "FIRST";
    case "DELIVERY_REQUEST_ORDER":
      return legs === "DELIVERY_AND_COLLECTION" ? "RETURN" : "DELIVERY";
    case "FINAL_AND_DELIVERY_ORDER":
      return scope === "PART" ? "FINAL_PART" : "FINAL";
    case "FINAL_AND_DISPOSAL_ORDER":
      return scope === "PART" ? "DISPOSAL_PART" : "DISPOSAL";
  }
}

const unpaid = {
  label: "결제 전",
  badge: "neutral",
  group: "NEEDS_PAYMENT",
  step: null,
  action: "PAY",
  event: "견적을 저장했어요",
} as const;
const rejected = {
  ...unpaid,
  label: "결제 실패",
  badge: "warning",
  action: "PAY_AGAIN",
  event: "결제하지 못했어요",
} as const;
const booked = { badge: "info", group: "COMING_UP", action: "ADD_TO_CALENDAR" } as const;
const received = { ...booked, label: "예약 접수", event: "예약을 접수했어요" } as const;
const confirmed = { ...booked, label: "예약 확정", event: "예약을 확정했어요" } as const;
const underWay = { badge: "info", group: "UNDER_WAY", action: "CALL" } as const;
const done = { badge: "primary", group: "DONE", action: "SEE_BOXES" } as const;

/** The row of each state of an order that brings boxes; the states that it never reaches fill the table. */
const bringing = {
  QUOTED: { ...unpaid, sentence: "결제하면 {delivery}에 박스를 보내 드려요." },
  WAIT: { ...rejected, sentence: "다시 결제하면 {delivery}에 박스를 보내 드려요." },
  PAYMENT: {
    ...received,
    step: "BEFORE_DELIVERY",
    sentence: "예약을 확정하면 알려 드려요. {delivery}에 박스를 보내 드려요.",
  },
  CONFIRM: {
    ...confirmed,
    step: "BEFORE_DELIVERY",
    sentence: "예약이 확정됐어요. {delivery}에 박스를 보내 드려요.",
  },
  DELIVERING: {
    ...underWay,
    label: storageSteps.DELIVERING,
    step: "DELIVERING",
    sentence: "지금 박스를 가져다 드리고 있어요.",
    event: "박스를 싣고 출발했어요",
  },
  BEFORE_COLLECTION: {
    ...booked,
    label: storageSteps.BEFORE_COLLECTION,
    badge: "success",
    step: "BEFORE_COLLECTION",
    sentence: "필요한 물건을 꺼내 주세요. {collection}에 다시 가지러 갈게요.",
    event: "박스를 가져다 드렸어요",
  },
  COLLECTING: {
    ...underWay,
    label: storageSteps.COLLECTING,
    step: "COLLECTING",
    sentence: "지금 박스를 창고로 옮기고 있어요.",
    event: "박스를 가지러 출발했어요",
  },
  DISPOSING: {
    ...underWay,
    label: storageSteps.DISPOSING,
    step: "DISPOSING",
    sentence: "박스를 폐기하고 있어요.",
    event: "폐기를 시작했어요",
  },
  COMPLETE: {
    ...done,
    label: storageSteps.BEFORE_COLLECTION,
    step: "BEFORE_COLLECTION",
    sentence: "박스를 가져다 드렸어요. 보관은 이어지고 있어요.",
    event: "박스를 가져다 드렸어요",
  },
  CANCEL: {
    label: "취소",
    badge: "disabled",
    group: "CANCELLED",
    step: null,
    sentence: "취소한 주문이에요.",
    action: "SEE_BOXES",
    event: "주문을 취소했어요",
  },
} as const satisfies Readonly<Record<StorageOrderStatus, StorageOrderRow>>;

type Rows = Readonly<Record<StorageOrderStatus, StorageOrderRow>>;

const ofNewBoxes = {
  COMPLETE: {
    ...done,
    label: storageSteps.COMPLETE,
    step: "COMPLETE",
    sentence: "박스를 모두 맡아 두었어요.",
    event: "박스를 창고에 보관했어요",
  },
  CANCEL: { ...bringing.CANCEL, action: "NEW_ORDER" },
} as const satisfies Partial<Rows>;

const disposing: Rows = {
  ...bringing,
  QUOTED: { ...unpaid, sentence: "결제하면 박스 {count}개를 폐기해요." },
  WAIT: { ...rejected, sentence: "다시 결제하면 박스 {count}개를 폐기해요." },
  PAYMENT: {
    ...received,
    step: "DISPOSAL_BOOKED",
    sentence: "신청을 확인하고 박스 {count}개를 폐기할게요.",
    action: "CALL",
  },
  CONFIRM: {
    ...confirmed,
    step: "DISPOSAL_BOOKED",
    sentence: "예약이 확정됐어요. 박스 {count}개를 폐기할 준비를 하고 있어요.",
    action: "CALL",
  },
};

const disposed = { ...done, label: storageSteps.DISPOSED, step: "DISPOSED" } as const;

/** The row of each state of each kind of order. */
export const storageOrderRows: Readonly<Record<StorageOrderKind, Rows>> = {
  FIRST: {
    ...bringing,
    BEFORE_COLLECTION: {
      ...bringing.BEFORE_COLLECTION,
      sentence: "짐을 담고 박스마다 내용물을 적어 주세요. {collection}에 가지러 갈게요.",
      action: "WRITE_CONTENTS",
    },
    ...ofNewBoxes,
  },
  FIRST_OWN: {
    ...bringing,
    QUOTED: { ...unpaid, sentence: "결제하면 {collection}에 박스를 가지러 갈게요." },
    WAIT: { ...rejected, sentence: "다시 결제하면 {collection}에 박스를 가지러 갈게요." },
    PAYMENT: {
      ...received,
      step: "COLLECTION_BOOKED",
      sentence: "예약을 확정하면 알려 드려요. {collection}에 박스를 가지러 갈게요.",
    },
    CONFIRM: {
      ...confirmed,
      step: "COLLECTION_BOOKED",
      sentence: "예약이 확정됐어요. {collection}에 박스를 가지러 갈게요.",
    },
    ...ofNewBoxes,
  },
  DELIVERY: bringing,
  RETURN: {
    ...bringing,
    COMPLETE: {
      ...ofNewBoxes.COMPLETE,
      sentence: "박스를 다시 맡아 두었어요. 보관은 이어지고 있어요.",
      event: "박스를 다시 창고에 보관했어요",
    },
  },
  FINAL: {
    ...bringing,
    COMPLETE: {
      ...bringing.COMPLETE,
      sentence: "박스를 모두 가져다 드렸어요. 이 박스들의 보관이 끝났어요.",
      action: "NEW_ORDER",
      event: "박스를 모두 가져다 드렸어요",
    },
  },
  FINAL_PART: {
    ...bringing,
    COMPLETE: {
      ...bringing.COMPLETE,
      sentence: "고른 박스를 가져다 드렸어요. 다른 박스의 보관은 그대로예요.",
      event: "고른 박스를 가져다 드렸어요",
    },
  },
  DISPOSAL: {
    ...disposing,
    COMPLETE: {
      ...disposed,
      sentence: "박스를 모두 폐기했어요. 이 박스들의 보관이 끝났어요.",
      action: "NEW_ORDER",
      event: "박스를 모두 폐기했어요",
    },
  },
  DISPOSAL_PART: {
    ...disposing,
    COMPLETE: {
      ...disposed,
      sentence: "고른 박스를 폐기했어요. 다른 박스의 보관은 그대로예요.",
      event: "고른 박스를 폐기했어요",
    },
  },
};
