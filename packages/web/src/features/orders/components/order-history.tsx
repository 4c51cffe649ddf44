import type { StatusChange } from "@damadum/sdk";
import { HistoryList } from "../../../shared/order/history-list.tsx";

/** Labels of the state changes; the labels of the states themselves would repeat "박스 준비 중" three times. */
const eventLabels = {
  QUOTED: "견적을 받았어요",
  WAIT: "결제하지 못했어요",
  PAYMENT: "결제했어요",
  CONFIRM: "예약을 확정했어요",
  BOX_DEL_BEFORE: "박스를 준비했어요",
  BOX_DEL_COMPLETE: "박스를 배송했어요",
  WORKING: "짐을 옮기기 시작했어요",
  WORKING_COMPLETE: "짐을 모두 옮겼어요",
  BOX_COL_REQUEST: "박스 수거를 신청했어요",
  COMPLETE: "모두 끝났어요",
  CANCEL: "취소했어요",
} as const satisfies Record<StatusChange["to"], string>;

/** The history of a move, newest first. */
export function OrderHistory({ history }: { history: readonly StatusChange[] }) {
  return (
    <HistoryList
      events={history.map(({ at, to, reason }) => ({ at, reason, label: eventLabels[to] }))}
    />
  );
}
