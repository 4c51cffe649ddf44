import { formatWon } from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";
import { ErrorMessage, Stack, Text } from "@damadum/ui";
import { formatMoment } from "../../../shared/estimate/format-moment.ts";

interface CancelConfirmationProps {
  readonly order: Estimate;
  readonly error: Error | null;
}

/** Second step of cancelling: what ends, said once more, and why the last try was refused. */
export function CancelConfirmation({ order, error }: CancelConfirmationProps) {
  const refund = order.paid_amount - (order.cancel_fee_amount ?? 0);
  return (
    <Stack gap="4">
      <Text>
        {formatMoment(order.draft.move_date, order.draft.move_time)} 이사를 취소해요. 잡아 둔 시간은
        바로 풀리고, 되돌릴 수 없어요.
      </Text>
      {refund > 0 && <Text>{formatWon(refund)}을 결제한 방법으로 돌려 드려요.</Text>}
      {error && <ErrorMessage title="취소하지 못했어요">{error.message}</ErrorMessage>}
    </Stack>
  );
}
