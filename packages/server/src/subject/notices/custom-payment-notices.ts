import type { CustomPaymentStatus } from "@damadum/domain";
import type { NoticeDecision } from "./notice-decision.ts";
import { noticesOf, type NoticeMaker } from "./notice-template.ts";

const notice: NoticeMaker<CustomPaymentStatus | "DEBT" | "DEBT_CANCEL"> = noticesOf(
  "PAYMENT",
  "XP",
  "내용 #{내용}\n금액 #{금액} (부가세 포함)",
  {
    name: "내용 보기",
    page: "customPayment",
    parts: { url: "링크" },
  },
);

/** What is asked for by a link: an extra, which its payer may decline, or part of an order, which they may not. */
export type AskedCase = "EXTRA" | "DEBT";

const asked = {
  EXTRA: notice(
    "QUOTED",
    "결제하실 것이 있어요.",
    "이유: #{이유}\n\n#{기한}까지 내용을 보고 결제해 주세요. 추가 작업을 원하지 않으면 거절할 수 있어요.",
  ),
  DEBT: notice(
    "DEBT",
    "결제하실 것이 있어요.",
    "이유: #{이유}\n\n#{기한}까지 내용을 보고 결제해 주세요.",
  ),
} as const satisfies Readonly<Record<AskedCase, unknown>>;

const cancelled = {
  EXTRA: notice("CANCEL", "결제 요청을 취소했어요.", "결제하지 않으셔도 돼요."),
  DEBT: notice("DEBT_CANCEL", "결제 요청을 취소했어요.", "이 링크로는 결제하지 않으셔도 돼요."),
} as const satisfies Readonly<Record<AskedCase, unknown>>;

/** Notices of custom payments. Variables: 이름, 내용, 금액, 이유, 기한, 링크. */
export const customPaymentNotices: Readonly<Record<CustomPaymentStatus, NoticeDecision>> = {
  QUOTED: { byCase: asked },
  WAIT: notice("WAIT", "부탁드린 결제가 되지 않았어요.", "다른 방법으로 다시 결제할 수 있어요."),
  PAYMENT: notice("PAYMENT", "부탁드린 결제를 마쳤어요."),
  DECLINED: notice("DECLINED", "추가 결제를 거절하셨어요.", "담당자가 확인하고 연락드려요."),
  EXPIRED: notice(
    "EXPIRED",
    "부탁드린 결제의 기한이 지났어요.",
    "이제 이 링크로는 결제할 수 없어요. 담당자가 확인하고 연락드려요.",
  ),
  CANCEL: { byCase: cancelled },
  REFUNDED: notice("REFUNDED", "부탁드린 결제를 환불해요.", "결제하신 방법으로 환불해 드려요."),
};
