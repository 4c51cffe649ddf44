import { amountToPay, brand, formatWon, PROMISED_MINUTES } from "@damadum/domain";
import type { Estimate, PaymentPreparation } from "@damadum/sdk";
import { Box, Button, PriceBar, Stack, Text } from "@damadum/ui";
import { useEffect, useState } from "react";
import { prefetchPaymentWindow } from "../../../shared/payment-provider/open-payment-window.ts";
import { usePayment } from "../hooks/use-payment.ts";
import { PaymentChoices } from "./payment-choices.tsx";
import { PaymentProblemNotice } from "./payment-problem-notice.tsx";

/** Choosing how to pay, and paying. */
export function PaymentDesk({ estimate }: { estimate: Estimate }) {
  const { amount, draft, serial } = estimate;
  const [choice, setChoice] = useState<PaymentPreparation>({ plan: "DEPOSIT", method: "CARD" });
  const { pay, isPaying, problem } = usePayment(serial);
  useEffect(prefetchPaymentWindow, []);

  const payNow = amountToPay(choice.plan, {
    totalAmount: amount.total_amount,
    depositAmount: amount.deposit_amount,
  });
  const button = (
    <Button size="lg" block loading={isPaying} onClick={() => pay(choice)}>
      {formatWon(payNow)} 결제하기
    </Button>
  );
  return (
    <Stack gap="6">
      {problem && <PaymentProblemNotice problem={problem} serial={serial} draft={draft} />}
      <PaymentChoices amount={amount} choice={choice} disabled={isPaying} onChange={setChoice} />
      <Box hideBelow="lg">{button}</Box>
      <Text variant="caption" tone="muted">
        결제하면 고른 시간을 {PROMISED_MINUTES.paymentHold}분 동안 잡아 둬요. 결제는 결제사의 창에서
        하고, 카드 번호는 {brand.name}에 남지 않아요.
      </Text>
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
