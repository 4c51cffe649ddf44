import { storageOrderEnd } from "@damadum/domain";
import type { StorageOrder, StorageStatusChange } from "@damadum/sdk";
import { HistoryList } from "../../../shared/order/history-list.tsx";

/** Labels of the state changes, in the member's terms. */
const eventLabels = {
  QUOTED: "주문을 저장했어요",
  WAIT: "결제하지 못했어요",
  PAYMENT: "결제했어요",
  CONFIRM: "예약을 확정했어요",
  DELIVERING: "박스를 싣고 출발했어요",
  BEFORE_COLLECTION: "박스를 가져다 드렸어요",
  COLLECTING: "박스를 가지러 출발했어요",
  DISPOSING: "폐기를 시작했어요",
  CANCEL: "취소했어요",
} as const satisfies Record<Exclude<StorageStatusChange["to"], "COMPLETE">, string>;

/** The history of a storage order, newest first. */
export function StorageHistory({ order }: { order: StorageOrder }) {
  // A free order is booked without a payment.
  const isFree = order.amount.total_amount === 0;
  const labelOf = (to: StorageStatusChange["to"]) => {
    if (to === "COMPLETE") return storageOrderEnd(order).event;
    return to === "PAYMENT" && isFree ? "신청했어요" : eventLabels[to];
  };
  return (
    <HistoryList
      events={order.history.map(({ at, to, reason }) => ({ at, reason, label: labelOf(to) }))}
    />
  );
}
