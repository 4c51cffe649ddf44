import type { StorageOrder, StorageStatusChange } from "@damadum/sdk";
import { HistoryList } from "../../../shared/order/history-list.tsx";

/** What a change of state means to the member. */
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

/** What the end of an order means, by what was ordered. */
const ends = {
  FIRST_TIME_ORDER: "박스를 창고에 보관했어요",
  DELIVERY_REQUEST_ORDER: "박스를 가져다 드렸어요",
  FINAL_AND_DELIVERY_ORDER: "박스를 모두 가져다 드렸어요",
  FINAL_AND_DISPOSAL_ORDER: "박스를 모두 폐기했어요",
} as const satisfies Record<StorageOrder["type"], string>;

/** What happened to a storage order, the newest first. */
export function StorageHistory({ order: { type, history } }: { order: StorageOrder }) {
  return (
    <HistoryList
      events={history.map(({ at, to, reason }) => ({
        at,
        reason,
        label: to === "COMPLETE" ? ends[type] : eventLabels[to],
      }))}
    />
  );
}
