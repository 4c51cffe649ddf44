import { formatMoment, formatWon } from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";
import { ErrorMessage, Ledger, Stack, Text } from "@damadum/ui";
import { ledgerIfCancelled } from "../../../shared/order/ledger-of.ts";
import { useToday } from "../../../shared/order/use-today.ts";

interface CancelConfirmationProps {
  readonly order: Estimate;
  readonly error: Error | null;
}

/** Second step of cancelling: what ends and what it costs, said once more, and why the last try was refused. */
export function CancelConfirmation({ order, error }: CancelConfirmationProps) {
  const today = useToday();
  const { draft, paid_amount: paid } = order;
  return (
    <Stack gap="4">
      <Text>
        {formatMoment(draft.move_date, draft.move_time)} 이사를 취소해요. 예약한 시간은 바로 풀리고,
        되돌릴 수 없어요.
      </Text>
      {paid > 0 && (
        <>
          <Text fontWeight="semibold">{costWords(paid, order.cancel_fee_amount ?? 0)}</Text>
          <Ledger caption="취소하면" {...ledgerIfCancelled(order, today)} />
        </>
      )}
      {error && <ErrorMessage title="취소하지 못했어요">{error.message}</ErrorMessage>}
    </Stack>
  );
}

function costWords(paid: number, fee: number): string {
  if (fee === 0) return `취소 수수료는 없고, ${formatWon(paid)}을 모두 환불해 드려요.`;
  if (fee >= paid) return `결제한 ${formatWon(paid)}이 모두 취소 수수료라서 환불 금액이 없어요.`;
  return `취소 수수료 ${formatWon(fee)}을 빼고 ${formatWon(paid - fee)}을 환불해 드려요.`;
}
