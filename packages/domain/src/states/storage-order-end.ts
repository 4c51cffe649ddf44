import type { FinalScope } from "../storage-order/final-scopes.ts";
import type { StorageOrderType } from "../storage-order/storage-order-types.ts";

/** The outcome of a completed storage order, and the member's next action. */
export interface StorageOrderEnd {
  /** The words for it in the order's history. */
  readonly event: string;
  readonly sentence: string;
  readonly action: "NEW_ORDER" | "SEE_BOXES";
}

interface Row extends StorageOrderEnd {
  /** The same when the order ended the storage of only some boxes. */
  readonly part?: StorageOrderEnd;
}

const ends: Readonly<Record<StorageOrderType, Row>> = {
  FIRST_TIME_ORDER: {
    event: "박스를 창고에 보관했어요",
    sentence: "박스를 모두 맡아 두었어요.",
    action: "SEE_BOXES",
  },
  DELIVERY_REQUEST_ORDER: {
    event: "박스를 가져다 드렸어요",
    sentence: "박스를 가져다 드렸어요. 보관은 이어지고 있어요.",
    action: "SEE_BOXES",
  },
  FINAL_AND_DELIVERY_ORDER: {
    event: "박스를 모두 가져다 드렸어요",
    sentence: "박스를 모두 가져다 드렸어요. 이 박스들의 보관이 끝났어요.",
    action: "NEW_ORDER",
    part: {
      event: "고른 박스를 가져다 드렸어요",
      sentence: "고른 박스를 가져다 드렸어요. 다른 박스의 보관은 그대로예요.",
      action: "SEE_BOXES",
    },
  },
  FINAL_AND_DISPOSAL_ORDER: {
    event: "박스를 모두 폐기했어요",
    sentence: "박스를 모두 폐기했어요. 이 박스들의 보관이 끝났어요.",
    action: "NEW_ORDER",
    part: {
      event: "고른 박스를 폐기했어요",
      sentence: "고른 박스를 폐기했어요. 다른 박스의 보관은 그대로예요.",
      action: "SEE_BOXES",
    },
  },
};

/** The outcome of an order for its member, by its type and the boxes that it ended. */
export function storageOrderEnd(order: {
  readonly type: StorageOrderType;
  readonly scope: FinalScope | null;
}): StorageOrderEnd {
  const { part, ...whole } = ends[order.type];
  return order.scope === "PART" ? (part ?? whole) : whole;
}
