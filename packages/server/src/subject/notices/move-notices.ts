import { DAMAGE_NOTICE_DAYS, type MoveStatus } from "@damadum/domain";
import { noticesOf, type NoticeMaker, type NoticeTemplate } from "./notice-template.ts";

const notice: NoticeMaker<MoveStatus> = noticesOf("MV", "번호 #{번호}\n이사 #{날짜} #{시간}", {
  name: "이사 보기",
  page: "myEstimate",
  parts: { serial: "번호" },
});

/** Notices of moves. Variables: 이름, 번호, 날짜, 시간, 금액, 낸금액, 잔금, 수수료, 환불, 배상. */
export const moveNotices: Readonly<Record<MoveStatus, NoticeTemplate>> = {
  QUOTED: notice(
    "QUOTED",
    "운송 견적을 저장했어요.",
    "견적 금액 #{금액} (부가세 포함)\n견적은 7일 동안 그대로예요.",
  ),
  WAIT: notice("WAIT", "결제가 되지 않았어요.", "다른 방법으로 다시 결제할 수 있어요."),
  PAYMENT: notice(
    "PAYMENT",
    "결제를 마쳐 예약했어요.",
    "총액 #{금액} (부가세 포함)\n결제한 금액 #{낸금액}\n잔금 #{잔금}",
  ),
  CONFIRM: notice("CONFIRM", "예약을 확정했어요."),
  BOX_DEL_BEFORE: notice("BOX_DEL_BEFORE", "박스를 보낼 준비를 하고 있어요."),
  BOX_DEL_COMPLETE: notice(
    "BOX_DEL_COMPLETE",
    "박스를 배송했어요.",
    "이사 전까지 짐을 담아 주세요.",
  ),
  WORKING: notice("WORKING", "운송을 시작했어요."),
  WORKING_COMPLETE: notice("WORKING_COMPLETE", "짐을 모두 옮겼어요.", "잔금 #{잔금}"),
  BOX_COL_REQUEST: notice("BOX_COL_REQUEST", "박스 수거를 신청받았어요."),
  COMPLETE: notice(
    "COMPLETE",
    "이사가 모두 끝났어요.",
    `잔금 #{잔금}\n\n파손이 있으면 ${DAMAGE_NOTICE_DAYS}일 안에 알려 주세요. 어떠셨는지 후기도 들려주세요.`,
  ),
  CANCEL: notice(
    "CANCEL",
    "이사를 취소했어요.",
    "취소 수수료 #{수수료}\n환불 금액 #{환불}\n따로 드리는 배상금 #{배상}\n결제하신 방법으로 돌려 드려요.",
  ),
};
