import type { DamageReportStatus } from "@damadum/domain";
import { noNotice, type NoticeDecision } from "./notice-decision.ts";
import { noticesOf, type NoticeButton } from "./notice-template.ts";

const button = (page: NoticeButton["page"]): NoticeButton => ({
  name: "신고 보기",
  page,
  parts: { serial: "번호" },
});

const ofBox = noticesOf("CONTRACT", "DR", "박스 #{번호}\n물건 #{물건}", button("damageReport"));
const ofMove = noticesOf(
  "CONTRACT",
  "DM",
  "이사 #{번호}\n물건 #{물건}",
  button("moveDamageReport"),
);

function notice(...words: Parameters<typeof ofBox>): NoticeDecision {
  return { byCase: { BOX: ofBox(...words), ESTIMATE: ofMove(...words) } };
}

/** Notices of damage reports. Variables: 이름, 번호, 물건, 금액, 답변. */
export const damageReportNotices: Readonly<Record<DamageReportStatus, NoticeDecision>> = {
  DRAFT: noNotice("Who saves what they write sees it on the page where they write it."),
  SENT: notice(
    "SENT",
    "파손 신고를 받았어요.",
    "10영업일 안에 배상 여부와 금액을 알려 드려요. 물건과 포장은 그때까지 버리지 말아 주세요.",
  ),
  ACCEPTED: notice(
    "ACCEPTED",
    "파손을 배상해 드려요. 불편을 드려 죄송해요.",
    "배상금 #{금액}\n답변: #{답변}\n\n받으실 계좌를 여쭙고 7영업일 안에 보내 드려요.",
  ),
  DECLINED: notice(
    "DECLINED",
    "신고하신 파손을 배상해 드리지 못해요.",
    "답변: #{답변}\n\n동의하지 않으면 30일 안에 다시 신고할 수 있어요. 합의하지 못하면 한국소비자원(국번 없이 1372)에 피해 구제를 신청할 수 있어요.",
  ),
  PAID: notice("PAID", "배상금을 보냈어요.", "배상금 #{금액}\n보내 드린 계좌를 확인해 주세요."),
};
