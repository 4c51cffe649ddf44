import { monthToPay } from "@damadum/domain";
import { useListStorageContracts, type PaymentMethod } from "@damadum/sdk";
import { ActionBar, Button, Section, Stack } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useToday } from "../../../shared/page/use-today.ts";
import { ClosePaymentWindow } from "../../../shared/payment/close-payment-window.tsx";
import { PaymentNote } from "../../../shared/payment/payment-note.tsx";
import { WindowMethodChoice } from "../../../shared/payment/window-method-choice.tsx";
import { PaymentAlert } from "../../../shared/payment/payment-alert.tsx";
import { usePaymentWindow } from "../../../shared/payment/use-payment.ts";
import { ALL_CONTRACTS, refreshBilling, registerBillingKey } from "../api/billing.ts";

/** Registers another payment method in the provider's window. */
export function AddBillingKey() {
  const today = useToday();
  const queryClient = useQueryClient();
  const { data: contracts } = useListStorageContracts(ALL_CONTRACTS);
  // A month that is due takes the page's only filled button.
  const isOwing = contracts?.items.some(
    ({ status, next_charge: nextCharge }) => monthToPay({ status, nextCharge }, today) !== null,
  );
  const [method, setMethod] = useState<PaymentMethod>("CARD");
  const { pay, isPaying, closeWindow, problem } = usePaymentWindow<PaymentMethod>({
    start: registerBillingKey,
    refresh: () => refreshBilling(queryClient),
  });
  return (
    <Section title="결제 수단 추가">
      <Stack gap="5">
        {problem && <PaymentAlert problem={problem} />}
        <WindowMethodChoice method={method} disabled={isPaying} onChange={setMethod} />
        <PaymentNote>등록할 때는 결제되지 않아요.</PaymentNote>
        {closeWindow && <ClosePaymentWindow onClose={closeWindow} />}
        <ActionBar>
          <Button
            variant={isOwing ? "outline" : "filled"}
            size="lg"
            block
            loading={isPaying}
            onClick={() => pay(method)}
          >
            결제 수단 등록하기
          </Button>
        </ActionBar>
      </Stack>
    </Section>
  );
}
