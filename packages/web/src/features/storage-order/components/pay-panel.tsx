import { formatWon } from "@damadum/domain";
import type { OrderPaymentPreparation } from "@damadum/sdk";
import { ActionBar, Box, Button, Card, PriceLines, Stack } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ComponentProps, type ReactNode } from "react";
import { refreshStorage } from "../../../shared/order/refresh-storage.ts";
import { ClosePaymentWindow } from "../../../shared/payment/close-payment-window.tsx";
import { PaymentNote } from "../../../shared/payment/payment-note.tsx";
import { PaymentAlert } from "../../../shared/payment/payment-alert.tsx";
import { PaymentMethodChoice } from "../../../shared/payment/payment-method-choice.tsx";
import type { Payable } from "../../../shared/payment/start-payment.ts";
import { usePayment } from "../../../shared/payment/use-payment.ts";

interface PayPanelProps {
  readonly payable: Payable<OrderPaymentPreparation>;
  readonly price: ComponentProps<typeof PriceLines>;
  /** What is said below the payment methods, before where card numbers are kept. */
  readonly noteOn?: (choice: OrderPaymentPreparation) => string | null;
  readonly holdsTime?: boolean;
  /** Above everything else. */
  readonly head?: ReactNode;
}

export function PayPanel({ payable, price, noteOn, holdsTime = false, head }: PayPanelProps) {
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
      <PaymentNote holdsTime={holdsTime}>{noteOn?.(choice)}</PaymentNote>
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
