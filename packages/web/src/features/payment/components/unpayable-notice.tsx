import { closedReason } from "@damadum/domain";
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
  expired: { tone: "warning", title: "금액을 새로 계산해야 해요" },
  paid: { tone: "success", title: "모두 결제했어요" },
  cancelled: { tone: "neutral", title: "다시 예약하려면" },
} as const;

/** Shown in place of the payment panel for an estimate that cannot be paid. */
export function UnpayableNotice({
  estimate: { serial, draft, actions },
  reason,
}: UnpayableNoticeProps) {
  const { tone, title } = notices[reason];
  return (
    <Notice tone={tone} title={title}>
      <Stack gap="3" align="flex-start">
        <span>{closedReason(actions, "PAY")}</span>
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
