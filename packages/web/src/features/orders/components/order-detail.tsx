import { formatKoreanDate, formatTimeSlot, moveStatus } from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";
import { Box, Card, Heading, HStack, Stack, Text } from "@damadum/ui";
import { EstimateDocument } from "../../../shared/estimate/estimate-document.tsx";
import { EstimateLayout } from "../../../shared/estimate/estimate-layout.tsx";
import { PrintButton } from "../../../shared/estimate/print-button.tsx";
import { RouteLines } from "../../../shared/estimate/route-lines.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { DeliverySteps } from "./delivery-steps.tsx";
import { NextAction } from "./next-action.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderPayments } from "./order-payments.tsx";
import { PendingPaymentNotice } from "./pending-payment-notice.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** One order: where it stands, what can be done, what was paid, what happened, and its 견적서. */
export function OrderDetail({ order }: { order: Estimate }) {
  return (
    <Stack gap="10">
      <Stack gap="10" _print={{ display: "none" }}>
        <HStack justify="space-between" align="flex-start" gap="4">
          <OrderHead order={order} />
          <Box hideBelow="lg">
            <PrintButton />
          </Box>
        </HStack>
        <PendingPaymentNotice order={order} />
        {moveStatus.states[order.status].step !== null && (
          <Card variant="raised">
            <DeliverySteps status={order.status} />
          </Card>
        )}
      </Stack>
      <EstimateLayout
        desk={
          <Stack gap="10">
            <NextAction order={order} />
            <OrderPayments order={order} />
            <OrderHistory history={order.history} />
            <CancelOrder order={order} />
          </Stack>
        }
        paper={
          <Stack gap="5">
            <EstimateDocument estimate={order} />
            <Box hideFrom="lg" _print={{ display: "none" }}>
              <PrintButton />
            </Box>
          </Stack>
        }
      />
    </Stack>
  );
}

function OrderHead({ order: { draft, status, serial } }: { order: Estimate }) {
  return (
    <Stack gap="3">
      <HStack columnGap="3" rowGap="1" wrap="wrap">
        <StatusBadge status={status} />
        <Text variant="caption" tone="muted">
          {serial}
        </Text>
      </HStack>
      <Heading level={1} variant="title">
        <Box as="span" display="inline-block">
          {formatKoreanDate(draft.move_date)}
        </Box>{" "}
        <Box as="span" display="inline-block">
          {formatTimeSlot(draft.move_time)} 이사
        </Box>
      </Heading>
      <RouteLines from={draft.start.address} to={draft.destination.address} />
    </Stack>
  );
}
