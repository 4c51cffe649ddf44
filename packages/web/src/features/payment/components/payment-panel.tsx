import { amountToPay, cancelFeeRules, cancelSentence, formatWon } from "@damadum/domain";
import {
  completeEstimatePayment,
  prepareEstimatePayment,
  type Estimate,
  type PaymentPreparation,
} from "@damadum/sdk";
import { Box, Button, Ledger, PriceBar, Stack, Text } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ledgerOf } from "../../../shared/order/ledger-of.ts";
import { usePayment } from "../../../shared/payment/use-payment.ts";
import { ClosePaymentWindow } from "../../../shared/payment/close-payment-window.tsx";
import { PaymentNote } from "../../../shared/payment/payment-note.tsx";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { refreshEstimates } from "../api/estimate-to-pay.ts";
import { PaymentChoices } from "./payment-choices.tsx";
import { PaymentAlert } from "../../../shared/payment/payment-alert.tsx";
import { RecoveryButton } from "./recovery-button.tsx";

interface PaymentPanelProps {
  readonly estimate: Estimate;
  /** Whether the balance is paid after unloading, so that nothing is booked. */
  readonly isBalance: boolean;
}

export function PaymentPanel({ estimate, isBalance }: PaymentPanelProps) {
  const { amount, draft, serial, ledger } = estimate;
  const [choice, setChoice] = useState<PaymentPreparation>({
    plan: isBalance ? "BALANCE" : "DEPOSIT",
    method: "CARD",
  });
  const queryClient = useQueryClient();
  const today = useToday();
  const { pay, isPaying, closeWindow, problem } = usePayment<PaymentPreparation>({
    prepare: (chosen) => prepareEstimatePayment(serial, chosen),
    complete: (completion) => completeEstimatePayment(serial, completion),
    resultHref: (completion) => paths.estimatePaymentComplete.getHref(serial, completion),
    refresh: () => refreshEstimates(queryClient),
  });

  const payNow = isBalance
    ? ledger.balance_amount
    : amountToPay(choice.plan, {
        totalAmount: amount.total_amount,
        depositAmount: amount.deposit_amount,
        paidAmount: 0,
      });
  const button = (
    <Button size="lg" block loading={isPaying} onClick={() => pay(choice)}>
      {`${isBalance ? "잔금 " : ""}${formatWon(payNow)} 결제하기`}
    </Button>
  );
  return (
    <Stack gap="6">
      {problem && (
        <PaymentAlert problem={problem}>
          {problem.recovery !== null && (
            <RecoveryButton recovery={problem.recovery} serial={serial} draft={draft} />
          )}
        </PaymentAlert>
      )}
      <PaymentChoices amount={amount} choice={choice} disabled={isPaying} onChange={setChoice} />
      {isBalance && <Ledger {...ledgerOf(estimate)} />}
      <Box hideBelow="lg">{button}</Box>
      {!isBalance && (
        <Text variant="caption">
          {cancelSentence(cancelFeeRules, estimate.draft.move_date, today)}
        </Text>
      )}
      <PaymentNote holdsTime={!isBalance} />
      {closeWindow && <ClosePaymentWindow onClose={closeWindow} />}
      <PriceBar
        title="이사 총액"
        total={amount.total_amount}
        lines={amount.lines}
        vat={amount.vat_amount}
        action={button}
      />
    </Stack>
  );
}
