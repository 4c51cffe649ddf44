import { closedReason, firstBookableDay, formatWon } from "@damadum/domain";
import { serverNow, type Estimate } from "@damadum/sdk";
import { Notice, Stack } from "@damadum/ui";
import type { Payability } from "../../../shared/order/payability.ts";
import { ChangeQuoteLink } from "./change-quote-link.tsx";
import { RecoveryButton } from "./recovery-button.tsx";

interface UnpayableNoticeProps {
  readonly estimate: Estimate;
  readonly reason: Exclude<Payability, "payable">;
}

const tones = { expired: "warning", paid: "success", cancelled: "neutral" } as const;

/** Shown in place of the payment panel for an estimate that cannot be paid. */
export function UnpayableNotice({ estimate, reason }: UnpayableNoticeProps) {
  const { serial, draft, actions, ledger } = estimate;
  const due = ledger.due_amount;
  const { title, action, recovery } = wordsOf(estimate, reason);
  return (
    <Notice tone={tones[reason]} title={title}>
      <Stack gap="3" align="flex-start">
        <span>
          {/* What a link asks for is paid from the order, whatever day the balance is due. */}
          {reason === "paid" && due > 0
            ? `${formatWon(due)}을 주문에서 결제할 수 있어요.`
            : closedReason(actions, action)}
        </span>
        {recovery === null ? (
          <ChangeQuoteLink draft={draft}>새 견적 받기</ChangeQuoteLink>
        ) : (
          <RecoveryButton recovery={recovery} serial={serial} draft={draft} />
        )}
      </Stack>
    </Notice>
  );
}

/** The title, the action whose reason follows it, and the way on; null for a new quote. */
function wordsOf({ draft, ledger }: Estimate, reason: UnpayableNoticeProps["reason"]) {
  switch (reason) {
    case "cancelled":
      return { title: "다시 예약하려면", action: "PAY", recovery: null } as const;
    case "expired":
      // The same answers can be quoted again only while their day can be booked.
      return draft.move_date < firstBookableDay(serverNow())
        ? ({ title: "날짜를 다시 골라 주세요", action: "PAY", recovery: "change-time" } as const)
        : ({ title: "금액을 새로 계산해야 해요", action: "PAY", recovery: "renew" } as const);
    case "paid":
      return ledger.balance_amount > 0
        ? ({ title: "남은 금액이 있어요", action: "PAY_BALANCE", recovery: "view-order" } as const)
        : ({ title: "모두 결제했어요", action: "PAY", recovery: "view-order" } as const);
  }
}
