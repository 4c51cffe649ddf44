import { brand, monthToPay } from "@damadum/domain";
import { useListStorageContracts, type PaymentMethod } from "@damadum/sdk";
import { ActionBar, Button, Section, Stack, Text } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useToday } from "../../../shared/page/use-today.ts";
import { ClosePaymentWindow } from "../../../shared/payment/close-payment-window.tsx";
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
        <Text variant="caption" tone="muted">
          {`등록할 때는 결제되지 않아요. 카드 정보는 결제사만 처리하고, ${brand.name}에는 저장되지 않아요.`}
        </Text>
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
