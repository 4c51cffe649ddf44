import type { StorageChargeStatus } from "@damadum/domain";
import { noNotice, type NoticeDecision } from "./notice-decision.ts";
import { noticeText } from "./notice-template.ts";

const facts = "번호 #{번호}\n기간 #{기간}\n보관료 #{금액} (부가세 포함)";

/** Notices of a contract's monthly charges. Variables: 이름, 번호, 기간, 금액, 다음결제. */
export const storageChargeNotices: Readonly<Record<StorageChargeStatus, NoticeDecision>> = {
  OPEN: noNotice("It is charged at once, and how that ended has its own notice."),
  FAILED: {
    code: "CM_FAILED",
    text: noticeText(
      "보관료를 결제하지 못했어요.",
      facts,
      "지금 다시 결제하거나 다른 수단을 고를 수 있어요. 그대로 두면 하루 뒤에 다시 결제해요.",
    ),
    button: { name: "지금 결제하기", page: "myPayment", parts: {} },
  },
  PAID: {
    code: "CM_PAID",
    text: noticeText("보관료를 결제했어요.", `${facts}\n다음 결제 #{다음결제}`),
    button: { name: "보관 보기", page: "myStorageOrder", parts: { serial: "번호" } },
  },
  SETTLED: noNotice("What it was paid with has its own notice."),
};
