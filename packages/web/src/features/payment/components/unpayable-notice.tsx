import type { Estimate } from "@damadum/sdk";
import { Notice, Stack } from "@damadum/ui";
import type { Payability } from "../payability.ts";
import { ChangeQuoteLink } from "./change-quote-link.tsx";
import { RecoveryButton } from "./recovery-button.tsx";

interface UnpayableNoticeProps {
  readonly estimate: Estimate;
  readonly reason: Exclude<Payability, "payable" | "balance">;
}

const notices = {
  expired: {
    tone: "warning",
    title: "견적의 유효 기간이 지났어요",
    words: "요금이 바뀌었을 수 있어 금액을 새로 계산해야 해요.",
  },
  paid: {
    tone: "success",
    title: "이미 결제한 견적이에요",
    words: "진행 상황은 주문에서 볼 수 있어요.",
  },
  cancelled: {
    tone: "neutral",
    title: "취소한 견적이에요",
    words: "다시 예약하려면 새 견적을 받아 주세요.",
  },
} as const;

/** Shown in place of the payment panel for an estimate that cannot be paid. */
export function UnpayableNotice({ estimate: { serial, draft }, reason }: UnpayableNoticeProps) {
  const { tone, title, words } = notices[reason];
  return (
    <Notice tone={tone} title={title}>
      <Stack gap="3" align="flex-start">
        <span>{words}</span>
        {reason === "cancelled" ? (
          <ChangeQuoteLink draft={draft}>새 견적 받기</ChangeQuoteLink>
        ) : (
          <RecoveryButton
            recovery={reason === "expired" ? "renew" : "view-order"}
            serial={serial}
            draft={draft}
          />
        )}
      </Stack>
    </Notice>
  );
}
