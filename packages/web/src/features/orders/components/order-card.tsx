import { formatWon } from "@damadum/domain";
import type { EstimateSummary } from "@damadum/sdk";
import { Card, HStack, Icon, Stack, Text } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { formatMoment } from "../../../shared/estimate/format-moment.ts";
import { paths } from "../../../shared/paths.ts";
import { RouteLines } from "../../../shared/estimate/route-lines.tsx";
import { DeliverySteps } from "./delivery-steps.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** One order in the list; all of it leads to the order. */
export function OrderCard({ order }: { order: EstimateSummary }) {
  return (
    <Card variant="raised" asChild>
      <RouterLink to={paths.myEstimate.getHref(order.serial)}>
        <Stack gap="4">
          <HStack justify="space-between" gap="3">
            <StatusBadge status={order.status} />
            <Icon name="chevron-right" size={20} />
          </HStack>
          <Stack gap="2">
            <Text variant="lead" fontWeight="semibold">
              {formatMoment(order.move_date, order.move_time)}
            </Text>
            <RouteLines from={order.start_address} to={order.destination_address} />
          </Stack>
          <DeliverySteps status={order.status} />
          <HStack justify="space-between" wrap="wrap" columnGap="3" rowGap="0">
            <Text variant="caption" tone="muted">
              {paidWords(order)}
            </Text>
            <Text fontWeight="bold">{formatWon(order.total_amount)}</Text>
          </HStack>
        </Stack>
      </RouterLink>
    </Card>
  );
}

function paidWords({ status, paid_amount: paid, total_amount: total }: EstimateSummary): string {
  if (status === "CANCEL") return "취소한 주문";
  if (status === "WAIT") return "다시 결제해 주세요";
  if (paid === 0) return "아직 결제 전이에요";
  return paid >= total ? "모두 결제했어요" : `계약금 ${formatWon(paid)} 결제`;
}
