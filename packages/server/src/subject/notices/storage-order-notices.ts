import { storageOrderEvent, type StorageOrderStatus } from "@damadum/domain";
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

/** The notice of a state, which begins with what happened, in the words of the order's history. */
const event = (status: StorageOrderStatus, more?: string) =>
  notice(status, `${storageOrderEvent(status)}.`, more);

/** Notices of storage orders. Variables: 이름, 번호, 종류, 개수, 방문, 결과, 금액, 낸금액, 수수료, 환불. */
export const storageOrderNotices: Readonly<Record<StorageOrderStatus, NoticeTemplate>> = {
  QUOTED: event("QUOTED", "결제할 금액 #{금액} (부가세 포함)\n환불 금액 #{환불}"),
  WAIT: event("WAIT", "다른 방법으로 다시 결제할 수 있어요."),
  PAYMENT: event("PAYMENT", "총액 #{금액} (부가세 포함)\n결제한 금액 #{낸금액}\n환불 금액 #{환불}"),
  CONFIRM: event("CONFIRM"),
  DELIVERING: event("DELIVERING"),
  BEFORE_COLLECTION: event("BEFORE_COLLECTION", "수거하는 날까지 박스를 준비해 주세요."),
  COLLECTING: event("COLLECTING"),
  DISPOSING: event("DISPOSING"),
  COMPLETE: notice("COMPLETE", "주문을 마쳤어요.", "#{결과}."),
  CANCEL: event(
    "CANCEL",
    "취소 수수료 #{수수료}\n환불 금액 #{환불}\n결제하신 방법으로 환불해 드려요.",
  ),
};
