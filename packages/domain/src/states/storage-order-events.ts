import type { StorageOrderStatus } from "./storage-order-status.ts";

/**
 * What happened to a storage order when it came into a state, as its history, its notice and a paid result say it. What
 * the last state says depends on the order's type: `storageOrderEnd`.
 */
export const storageOrderEvents = {
  QUOTED: "주문을 저장했어요",
  WAIT: "결제하지 못했어요",
  PAYMENT: "예약을 접수했어요",
  CONFIRM: "예약을 확정했어요",
  DELIVERING: "박스를 싣고 출발했어요",
  BEFORE_COLLECTION: "박스를 가져다 드렸어요",
  COLLECTING: "박스를 가지러 출발했어요",
  DISPOSING: "폐기를 시작했어요",
  CANCEL: "주문을 취소했어요",
} as const satisfies Readonly<Record<Exclude<StorageOrderStatus, "COMPLETE">, string>>;
