import { CANCEL_FEE_LIMIT_SENTENCE, cancelFeeRules, formatWon } from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";
import { Box, DetailTable, Stack, Text, TextField } from "@damadum/ui";

interface CancelCostProps {
  readonly order: Estimate;
  readonly reason: string;
  readonly onReasonChange: (reason: string) => void;
}

/** First step of cancelling: the fee and the refund, the rule behind them, and an optional reason. */
export function CancelCost({ order, reason, onReasonChange }: CancelCostProps) {
  return (
    <Stack gap="5">
      {order.paid_amount === 0 ? (
        <Text>아직 결제하지 않아서 수수료 없이 취소할 수 있어요.</Text>
      ) : (
        <Refund order={order} />
      )}
      <TextField
        label="취소하는 이유"
        optional
        maxLength={200}
        value={reason}
        onValueChange={onReasonChange}
      />
    </Stack>
  );
}

function Refund({ order }: { order: Estimate }) {
  const fee = order.cancel_fee_amount ?? 0;
  return (
    <>
      <DetailTable
        caption="취소 금액"
        captionHidden
        rows={[
          { term: "결제한 금액", value: formatWon(order.paid_amount) },
          { term: "취소 수수료", value: formatWon(fee) },
          { term: "환불 금액", value: formatWon(order.paid_amount - fee) },
        ]}
      />
      <Stack as="ul" gap="1" listStyleType="none">
        {[...cancelFeeRules.map((rule) => rule.sentence), CANCEL_FEE_LIMIT_SENTENCE].map(
          (sentence) => (
            <Box as="li" key={sentence}>
              <Text variant="caption" tone="muted">
                {sentence}
              </Text>
            </Box>
          ),
        )}
      </Stack>
    </>
  );
}
