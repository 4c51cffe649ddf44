import { CANCEL_FEE_LIMIT_SENTENCE, cancelFeeRules } from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";
import { Box, Ledger, Stack, Text, TextField } from "@damadum/ui";
import { ledgerIfCancelled } from "../../../shared/order/ledger-of.ts";
import { useToday } from "../../../shared/order/use-today.ts";

interface CancelCostProps {
  readonly order: Estimate;
  readonly reason: string;
  readonly onReasonChange: (reason: string) => void;
}

/** First step of cancelling: the fee and the refund, the rule behind them, and an optional reason. */
export function CancelCost({ order, reason, onReasonChange }: CancelCostProps) {
  const today = useToday();
  return (
    <Stack gap="5">
      {order.paid_amount === 0 ? (
        <Text>아직 결제하지 않아서 수수료 없이 취소할 수 있어요.</Text>
      ) : (
        <>
          <Ledger caption="취소하면" {...ledgerIfCancelled(order, today)} />
          <Rules />
        </>
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

function Rules() {
  return (
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
  );
}
