import { DAMAGE_NOTICE_DAYS, moveEvent, type MoveStatus } from "@damadum/domain";
import { noticesOf, ofKind, type NoticeMaker, type NoticeTemplate } from "./notice-template.ts";

const make: NoticeMaker<MoveStatus> = noticesOf(
  "CONTRACT",
  "MV",
  "번호 #{번호}\n이사 #{날짜} #{시간}",
  {
    name: "이사 보기",
    page: "myEstimate",
    parts: { serial: "번호" },
  },
);

/** The notice of a state, which begins with what happened, in the words of the order's history. */
const notice = (status: MoveStatus, more?: string) => make(status, `${moveEvent(status)}.`, more);

/** Notices of moves. Variables: 이름, 번호, 날짜, 시간, 금액, 낸금액, 잔금, 수수료, 환불, 배상. */
export const moveNotices: Readonly<Record<MoveStatus, NoticeTemplate>> = {
  QUOTED: ofKind(
    "PROGRESS",
    notice("QUOTED", "견적 금액 #{금액} (부가세 포함)\n견적은 7일 동안 그대로예요."),
  ),
  WAIT: ofKind("PAYMENT", notice("WAIT")),
  PAYMENT: ofKind(
    "PAYMENT",
    notice("PAYMENT", "총액 #{금액} (부가세 포함)\n결제한 금액 #{낸금액}\n잔금 #{잔금}"),
  ),
  CONFIRM: notice("CONFIRM"),
  BOX_DEL_BEFORE: ofKind("PROGRESS", notice("BOX_DEL_BEFORE")),
  BOX_DEL_COMPLETE: ofKind("PROGRESS", notice("BOX_DEL_COMPLETE", "이사 전까지 짐을 담아 주세요.")),
  WORKING: ofKind("PROGRESS", notice("WORKING")),
  WORKING_COMPLETE: ofKind("PAYMENT", notice("WORKING_COMPLETE", "잔금 #{잔금}")),
  BOX_COL_REQUEST: ofKind("PROGRESS", notice("BOX_COL_REQUEST")),
  COMPLETE: notice(
    "COMPLETE",
    `잔금 #{잔금}\n\n파손이 있으면 ${DAMAGE_NOTICE_DAYS}일 안에 알려 주세요. 어떠셨는지 후기도 들려주세요.`,
  ),
  CANCEL: notice(
    "CANCEL",
    "취소 수수료 #{수수료}\n환불 금액 #{환불}\n따로 드리는 배상금 #{배상}\n결제하신 방법으로 환불해 드려요.",
  ),
};
