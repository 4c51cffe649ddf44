import { brand, formatWon, PROMISED_MINUTES, storageOrderTypes } from "@damadum/domain";
import type { OrderPaymentPreparation, StorageOrder } from "@damadum/sdk";
import {
  ActionBar,
  Box,
  Button,
  Card,
  Heading,
  Notice,
  Page,
  PriceLines,
  Skeleton,
  Stack,
  Text,
} from "@damadum/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { storageViewOf } from "../../shared/order/storage-facts.ts";
import { useToday } from "../../shared/page/use-today.ts";
import { LoadError } from "../../shared/page/load-error.tsx";
import { ClosePaymentWindow } from "../../shared/payment/close-payment-window.tsx";
import { PaymentAlert } from "../../shared/payment/payment-alert.tsx";
import { usePayment } from "../../shared/payment/use-payment.ts";
import { PaymentMethodChoice } from "../../shared/payment/payment-method-choice.tsx";
import { refreshStorage } from "../../shared/order/refresh-storage.ts";
import { storageOrderPayment } from "./api/pay-storage.ts";
import { storageOrderOptions } from "../../shared/order/storage-order.ts";
import { OrderLink } from "./components/order-link.tsx";

/** `/my/order/storage/:serial/payment`: the price of an order, and its payment. */
export function StoragePaymentScreen() {
  const { serial = "" } = useParams();
  const order = useQuery(storageOrderOptions(serial));
  return (
    <Page>
      {order.isPending && <Skeleton width="full" height="36rem" />}
      {order.isLoadingError && (
        <LoadError what="주문을" error={order.error} onRetry={() => void order.refetch()} />
      )}
      {order.data && <Payment order={order.data} />}
    </Page>
  );
}

function Payment({ order }: { order: StorageOrder }) {
  const today = useToday();
  const view = storageViewOf(order, today);
  if (view.action === "PAY" || view.action === "PAY_AGAIN") return <PaymentPanel order={order} />;
  return (
    <Notice title="지금은 결제할 금액이 없어요">
      <Stack gap="3" align="flex-start">
        {view.sentence}
        <OrderLink serial={order.serial} variant="outline" size="sm" />
      </Stack>
    </Notice>
  );
}

function PaymentPanel({ order }: { order: StorageOrder }) {
  const { serial, type, amount } = order;
  const today = useToday();
  const queryClient = useQueryClient();
  const [choice, setChoice] = useState<OrderPaymentPreparation>({ method: "CARD" });
  const { pay, isPaying, closeWindow, problem } = usePayment<OrderPaymentPreparation>({
    ...storageOrderPayment(serial),
    refresh: () => refreshStorage(queryClient),
  });
  return (
    <Stack gap="7" flexGrow="1">
      <Stack gap="2">
        <Heading level={1} variant="title">
          금액을 확인하고 결제해 주세요
        </Heading>
        <Text tone="muted">
          {storageOrderTypes[type].label} 박스 {order.box_count}개.{" "}
          {storageViewOf(order, today).sentence}
        </Text>
      </Stack>
      {problem && <PaymentAlert problem={problem} />}
      <Card variant="raised">
        <PriceLines
          lines={amount.lines}
          total={amount.total_amount}
          vat={amount.vat_amount}
          totalLabel="총액"
        />
      </Card>
      <PaymentMethodChoice choice={choice} disabled={isPaying} onChange={setChoice} />
      <Text variant="caption" tone="muted">
        {order.place !== null &&
          `결제하는 동안 고른 시간을 ${PROMISED_MINUTES.paymentHold}분간 맡아 둘게요. `}
        카드 정보는 결제사만 처리하고, {brand.name}에는 저장되지 않아요.
      </Text>
      {closeWindow && <ClosePaymentWindow onClose={closeWindow} />}
      <Box marginTop="auto">
        <ActionBar>
          <Button size="lg" block loading={isPaying} onClick={() => pay(choice)}>
            {formatWon(amount.total_amount)} 결제하기
          </Button>
        </ActionBar>
      </Box>
    </Stack>
  );
}
