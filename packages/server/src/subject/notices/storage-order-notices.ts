import type { StorageOrderStatus } from "@damadum/domain";
import { noticeText, type NoticeTemplate } from "./notice-template.ts";

const facts = "번호 #{번호}\n#{종류} · 박스 #{개수}개";

function notice(status: StorageOrderStatus, sentence: string, more = ""): NoticeTemplate {
  return {
    code: `ST_${status}`,
    text: noticeText(sentence, facts, more),
    button: { name: "주문 보기", page: "myStorageOrder", parts: { serial: "번호" } },
  };
}

/** What a member is told when a storage order comes into a state. Variables: 이름, 번호, 종류, 개수, 금액. */
export const storageOrderNotices: Readonly<Record<StorageOrderStatus, NoticeTemplate>> = {
  QUOTED: notice("QUOTED", "보관 주문을 저장했어요.", "결제할 금액 #{금액} (부가세 포함)"),
  WAIT: notice("WAIT", "결제가 되지 않았어요.", "다른 방법으로 다시 결제할 수 있어요."),
  PAYMENT: notice("PAYMENT", "결제를 마쳐 예약했어요.", "총액 #{금액} (부가세 포함)"),
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
    "돌려 드릴 금액은 취소 규정에 따라 결제하신 방법으로 환불해요.",
  ),
};
