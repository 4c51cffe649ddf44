import { formatWon, sayMoment } from "@damadum/domain";
import type { EstimateSummary } from "@damadum/sdk";
import { Badge, Box, Card, HStack, Icon, Stack, Text } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { RouteLines } from "./route-lines.tsx";
import { moveOfSummary, moveViewOf } from "../../../shared/order/move-facts.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { MoveSteps } from "./move-steps.tsx";
import { NextAction } from "./next-action.tsx";

/** One order in the list: a link to the order, and a button for its next action. */
export function OrderCard({ order }: { order: EstimateSummary }) {
  const today = useToday();
  const move = moveOfSummary(order);
  const view = moveViewOf(move, today);
  const { group } = view;
  const isOver = group === "DONE" || group === "CANCELLED";
  const href = paths.myEstimate.getHref(order.serial);
  return (
    <Card variant="raised">
      <Stack gap="4">
        <Box asChild borderRadius="sm">
          <RouterLink to={href}>
            <Stack gap="4">
              <Stack gap="2">
                <HStack justify="space-between" gap="3">
                  <Badge tone={view.badge}>{view.label}</Badge>
                  <Icon name="chevron-right" size={20} />
                </HStack>
                <Text variant="lead" fontWeight="semibold">
                  {sayMoment(order.move_date, order.move_time, today)}
                </Text>
                <RouteLines from={order.start_address} to={order.destination_address} />
              </Stack>
              {!isOver && <MoveSteps view={view} />}
              <Text>{view.sentence}</Text>
              <HStack justify="space-between" wrap="wrap" columnGap="3" rowGap="0">
                <Text variant="caption" tone="muted">
                  {paidText(order)}
                </Text>
                <Text fontWeight="bold" fontVariantNumeric="tabular-nums">
                  {`총 ${formatWon(order.total_amount)}`}
                </Text>
              </HStack>
            </Stack>
          </RouterLink>
        </Box>
        <NextAction
          action={view.action}
          move={move}
          serial={order.serial}
          variant={group === "NEEDS_PAYMENT" ? "tinted" : "outline"}
        />
      </Stack>
    </Card>
  );
}

function paidText(order: EstimateSummary): string {
  const { status, paid_amount: paid, balance_amount: balance, cancel_fee_amount: fee } = order;
  if (status === "CANCEL") return fee === 0 ? "취소 수수료 없음" : `취소 수수료 ${formatWon(fee)}`;
  if (order.due_amount > 0) return `지금 결제할 금액 ${formatWon(order.due_amount)}`;
  if (paid === 0) return "아직 결제 전이에요";
  if (balance === 0) return "모두 결제했어요";
  return `결제한 금액 ${formatWon(paid)} · 잔금 ${formatWon(balance)}`;
}
