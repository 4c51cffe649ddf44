import { brand, formatKoreanDate, formatWon, monthToPay, type MonthToPay } from "@damadum/domain";
import type { OrderPaymentPreparation, StorageContract } from "@damadum/sdk";
import { ActionBar, Box, Button, Card, Notice, PriceLines, Stack, Text } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { refreshStorage } from "../../../shared/order/refresh-storage.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import { ClosePaymentWindow } from "../../../shared/payment/close-payment-window.tsx";
import { PaymentAlert } from "../../../shared/payment/payment-alert.tsx";
import { PaymentMethodChoice } from "../../../shared/payment/payment-method-choice.tsx";
import { usePayment } from "../../../shared/payment/use-payment.ts";
import { contractMonthPayment } from "../api/pay-storage.ts";
import { OrderLink } from "./order-link.tsx";

/** The month of a contract that could not be charged: its amount, and its payment by any method. */
export function MonthPayment({ contract }: { contract: StorageContract }) {
  const today = useToday();
  const { status, next_charge: nextCharge, order_serial: order } = contract;
  const month = monthToPay({ status, nextCharge }, today);
  if (month !== null) return <MonthPanel contract={contract} month={month} />;
  return (
    <Notice title="지금 결제할 보관료가 없어요">
      <Stack gap="3" align="flex-start">
        {nextCharge === null
          ? "앞으로 결제할 보관료도 없어요."
          : "다음 보관료는 등록한 결제 수단으로 결제해요."}
        <OrderLink serial={order} variant="outline" size="sm" />
      </Stack>
    </Notice>
  );
}

interface MonthPanelProps {
  readonly contract: StorageContract;
  readonly month: MonthToPay;
}

function MonthPanel({ contract, month: { date, amount } }: MonthPanelProps) {
  const queryClient = useQueryClient();
  const [choice, setChoice] = useState<OrderPaymentPreparation>({ method: "CARD" });
  const { pay, isPaying, closeWindow, problem } = usePayment<OrderPaymentPreparation>({
    ...contractMonthPayment(contract),
    refresh: () => refreshStorage(queryClient),
  });
  const line = {
    code: "STORAGE",
    label: "보관료",
    description: `${formatKoreanDate(date)}부터 한 달, 박스 ${contract.stored_box_count}개`,
    amount,
  };
  return (
    <Stack gap="7" flexGrow="1">
      {problem && <PaymentAlert problem={problem} />}
      <Card variant="raised">
        <PriceLines lines={[line]} total={amount} totalLabel="결제할 금액" />
      </Card>
      <PaymentMethodChoice choice={choice} disabled={isPaying} onChange={setChoice} />
      <Text variant="caption" tone="muted">
        {choice.payment_id === undefined
          ? "결제창에서는 이번 달만 결제해요. 다음 달부터는 등록한 결제 수단으로 결제해요. "
          : "다음 달부터도 이 결제 수단으로 결제해요. "}
        카드 정보는 결제사만 처리하고, {brand.name}에는 저장되지 않아요.
      </Text>
      {closeWindow && <ClosePaymentWindow onClose={closeWindow} />}
      <Box marginTop="auto">
        <ActionBar>
          <Button size="lg" block loading={isPaying} onClick={() => pay(choice)}>
            {formatWon(amount)} 결제하기
          </Button>
        </ActionBar>
      </Box>
    </Stack>
  );
}
