import { cancelSentence, formatWon, storageCancelFeeRules } from "@damadum/domain";
import {
  completeStorageOrderPayment,
  prepareStorageOrderPayment,
  type OrderPaymentPreparation,
  type StorageOrder,
} from "@damadum/sdk";
import { Box, Button, Checkbox, PriceBar, Stack, Text } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { refreshStorage } from "../../../shared/order/refresh-storage.ts";
import { ClosePaymentWindow } from "../../../shared/payment/close-payment-window.tsx";
import { PaymentNote } from "../../../shared/payment/payment-note.tsx";
import { PaymentAlert } from "../../../shared/payment/payment-alert.tsx";
import { usePayment } from "../../../shared/payment/use-payment.ts";
import { PaymentMethodChoice } from "../../../shared/payment/payment-method-choice.tsx";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { ChargeSchedule } from "./charge-schedule.tsx";
import { StorageRecoveryButton } from "./storage-recovery-button.tsx";

const MISSING_CONSENT = "정기 결제에 동의해야 결제할 수 있어요.";

/** The payment method, the consent to monthly charges, and the pay button. */
export function StoragePaymentPanel({ order }: { order: StorageOrder }) {
  const { serial, amount } = order;
  const visit = order.delivery ?? order.collection;
  const today = useToday();
  const isMonthly = order.payment_type === "SUBSCRIPTION";
  const queryClient = useQueryClient();
  const [choice, setChoice] = useState<OrderPaymentPreparation>({ method: "CARD" });
  const [isAgreed, setAgreed] = useState(false);
  const [isConsentMissing, setConsentMissing] = useState(false);
  const consent = useRef<HTMLInputElement>(null);
  const { pay, isPaying, closeWindow, problem } = usePayment<OrderPaymentPreparation>({
    prepare: (chosen) => prepareStorageOrderPayment(serial, chosen),
    complete: (completion) => completeStorageOrderPayment(serial, completion),
    resultHref: (completion) => paths.storagePaymentComplete.getHref(serial, completion),
    refresh: () => refreshStorage(queryClient),
  });

  function payIfAgreed(): void {
    if (isMonthly && !isAgreed) {
      setConsentMissing(true);
      consent.current?.focus();
      return;
    }
    pay(choice);
  }

  const button = (
    <Button size="lg" block loading={isPaying} onClick={payIfAgreed}>
      {`${formatWon(amount.total_amount)} 결제하기`}
    </Button>
  );
  return (
    <Stack gap="6">
      {problem && (
        <PaymentAlert problem={problem}>
          <StorageRecoveryButton recovery={problem.recovery} serial={serial} />
        </PaymentAlert>
      )}
      <PaymentMethodChoice choice={choice} disabled={isPaying} onChange={setChoice} />
      {isMonthly && (
        <>
          <ChargeSchedule order={order} />
          <Checkbox
            ref={consent}
            label={`다음 결제일부터 매달 ${formatWon(amount.monthly_amount)}을 이 결제 수단으로 결제하는 데 동의해요 (필수)`}
            checked={isAgreed}
            error={isConsentMissing ? MISSING_CONSENT : undefined}
            onValueChange={(agreed) => {
              setAgreed(agreed);
              setConsentMissing(false);
            }}
          />
        </>
      )}
      <Box hideBelow="lg">{button}</Box>
      {visit && (
        <Text variant="caption">{cancelSentence(storageCancelFeeRules, visit.date, today)}</Text>
      )}
      <PaymentNote holdsTime />
      {closeWindow && <ClosePaymentWindow onClose={closeWindow} />}
      <PriceBar
        title={isMonthly ? "첫 결제 금액" : "총액"}
        total={amount.total_amount}
        lines={amount.lines}
        vat={amount.vat_amount}
        action={button}
      />
    </Stack>
  );
}
