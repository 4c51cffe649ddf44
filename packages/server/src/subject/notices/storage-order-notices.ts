import type { StorageOrderStatus } from "@damadum/domain";
import { noticesOf, type NoticeMaker, type NoticeTemplate } from "./notice-template.ts";

const notice: NoticeMaker<StorageOrderStatus> = noticesOf(
  "ST",
  "번호 #{번호}\n#{종류} · 박스 #{개수}개\n#{방문}",
  {
    name: "주문 보기",
    page: "myStorageOrder",
    parts: { serial: "번호" },
  },
);

/** Notices of storage orders. Variables: 이름, 번호, 종류, 개수, 방문, 금액, 낸금액, 수수료, 환불. */
export const storageOrderNotices: Readonly<Record<StorageOrderStatus, NoticeTemplate>> = {
  QUOTED: notice(
    "QUOTED",
    "보관 주문을 저장했어요.",
    "결제할 금액 #{금액} (부가세 포함)\n환불 금액 #{환불}",
  ),
  WAIT: notice("WAIT", "결제가 되지 않았어요.", "다른 방법으로 다시 결제할 수 있어요."),
  PAYMENT: notice(
    "PAYMENT",
    "주문을 예약했어요.",
    "총액 #{금액} (부가세 포함)\n결제한 금액 #{낸금액}\n환불 금액 #{환불}",
  ),
  CONFIRM: notice("CONFIRM", "예약을 확정했어요."),
  DELIVERING: notice("DELIVERING", "박스를 가지고 가고 있어요."),
  BEFORE_COLLECTION: notice(
    "BEFORE_COLLECTION",
    "박스를 배송했어요.",
    "수거하는 날까지 짐을 담아 주세요.",
  ),
  COLLECTING: notice("COLLECTING", "박스를 가지러 가고 있어요."),
  DISPOSING: notice("DISPOSING", "박스를 폐기하고 있어요."),
  COMPLETE: notice("COMPLETE", "주문이 모두 끝났어요."),
  CANCEL: notice(
    "CANCEL",
    "주문을 취소했어요.",
    "취소 수수료 #{수수료}\n환불 금액 #{환불}\n결제하신 방법으로 돌려 드려요.",
  ),
};
