import { brand, formatWon } from "@damadum/domain";
import type { OrderPaymentPreparation } from "@damadum/sdk";
import { ActionBar, Box, Button, Card, PriceLines, Stack, Text } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ComponentProps, type ReactNode } from "react";
import { refreshStorage } from "../../../shared/order/refresh-storage.ts";
import { ClosePaymentWindow } from "../../../shared/payment/close-payment-window.tsx";
import { PaymentAlert } from "../../../shared/payment/payment-alert.tsx";
import { PaymentMethodChoice } from "../../../shared/payment/payment-method-choice.tsx";
import type { Payable } from "../../../shared/payment/start-payment.ts";
import { usePayment } from "../../../shared/payment/use-payment.ts";

interface PayPanelProps {
  readonly payable: Payable<OrderPaymentPreparation>;
  readonly price: ComponentProps<typeof PriceLines>;
  /** What is said below the payment methods, before where card numbers are kept. */
  readonly noteOn: (choice: OrderPaymentPreparation) => string | null;
  /** Above everything else. */
  readonly head?: ReactNode;
}

/** A price with the choice of a payment method, and the pay button. */
export function PayPanel({ payable, price, noteOn, head }: PayPanelProps) {
  const queryClient = useQueryClient();
  const [choice, setChoice] = useState<OrderPaymentPreparation>({ method: "CARD" });
  const { pay, isPaying, closeWindow, problem } = usePayment<OrderPaymentPreparation>({
    ...payable,
    refresh: () => refreshStorage(queryClient),
  });
  return (
    <Stack gap="7" flexGrow="1">
      {head}
      {problem && <PaymentAlert problem={problem} />}
      <Card variant="raised">
        <PriceLines {...price} />
      </Card>
      <PaymentMethodChoice choice={choice} disabled={isPaying} onChange={setChoice} />
      <Text variant="caption" tone="muted">
        {`${noteOn(choice) ?? ""} 카드 정보는 결제사만 처리하고, ${brand.name}에는 저장되지 않아요.`}
      </Text>
      {closeWindow && <ClosePaymentWindow onClose={closeWindow} />}
      <Box marginTop="auto">
        <ActionBar>
          <Button size="lg" block loading={isPaying} onClick={() => pay(choice)}>
            {`${formatWon(price.total)} 결제하기`}
          </Button>
        </ActionBar>
      </Box>
    </Stack>
  );
}
