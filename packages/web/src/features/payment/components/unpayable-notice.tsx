import type { Estimate } from "@damadum/sdk";
import { Button, Notice, Stack } from "@damadum/ui";
import { ChangeQuoteLink } from "./change-quote-link.tsx";
import type { Payability } from "../payability.ts";
import { RecoveryButton } from "./recovery-button.tsx";

interface UnpayableNoticeProps {
  readonly estimate: Estimate;
  readonly reason: Exclude<Payability, "payable" | "balance">;
}

/** Shown in place of the payment panel for an estimate that cannot be paid. */
export function UnpayableNotice({ estimate: { serial, draft }, reason }: UnpayableNoticeProps) {
  if (reason === "expired") {
    return (
      <Notice tone="warning" title="견적의 유효 기간이 지났어요">
        <Stack gap="3" align="flex-start">
          요금이 바뀌었을 수 있어 금액을 새로 계산해야 해요.
          <RecoveryButton recovery="renew" serial={serial} draft={draft} />
        </Stack>
      </Notice>
    );
  }
  if (reason === "paid") {
    return (
      <Notice tone="success" title="이미 결제한 견적이에요">
        <Stack gap="3" align="flex-start">
          진행 상황은 주문에서 볼 수 있어요.
          <RecoveryButton recovery="view-order" serial={serial} draft={draft} />
        </Stack>
      </Notice>
    );
  }
  return (
    <Notice title="취소한 견적이에요">
      <Stack gap="3" align="flex-start">
        다시 예약하려면 새 견적을 받아 주세요.
        <Button variant="outline" size="sm" asChild>
          <ChangeQuoteLink draft={draft}>새 견적 받기</ChangeQuoteLink>
        </Button>
      </Stack>
    </Notice>
  );
}
