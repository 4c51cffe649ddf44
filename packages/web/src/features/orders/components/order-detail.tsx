import {
  DAMAGE_NOTICE_SENTENCE,
  formatKoreanDate,
  formatTimeSlot,
  isOpen,
  type MoveView,
} from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";
import { Badge, Box, Card, Heading, HStack, Section, Stack, Text } from "@damadum/ui";
import { EstimateDocument } from "../../../shared/estimate/estimate-document.tsx";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { CollapsibleDocument } from "../../../shared/page/collapsible-document.tsx";
import { DocumentLayout } from "../../../shared/page/document-layout.tsx";
import { PaperButtons } from "../../../shared/paper/paper-buttons.tsx";
import { PaperLinks } from "../../../shared/paper/paper-links.tsx";
import { onlyLink } from "../../../shared/order/links-to-pay.tsx";
import { RouteLines } from "./route-lines.tsx";
import { ComingCrew } from "../../../shared/order/coming-crew.tsx";
import { moveOf, moveViewOf } from "../../../shared/order/move-facts.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { movableVisitsOfMove } from "../../../shared/reschedule/movable-visits.ts";
import { RescheduleSection } from "../../../shared/reschedule/reschedule-section.tsx";
import { CashReceipts } from "./cash-receipts.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { MoveSteps } from "./move-steps.tsx";
import { NextAction } from "./next-action.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderPayments } from "./order-payments.tsx";
import { pendingPayment } from "../api/orders.ts";
import { PendingPaymentNotice } from "../../../shared/payment/pending-payment-notice.tsx";

/** One order: next action, payments, history and 견적서. */
export function OrderDetail({ order }: { order: Estimate }) {
  const today = useToday();
  const move = moveOf(order);
  const view = moveViewOf(move, today);
  return (
    <Stack gap={{ base: "8", lg: "10" }}>
      <Stack gap={{ base: "6", lg: "8" }} _print={{ display: "none" }}>
        <HStack justify="space-between" align="flex-start" gap="4">
          <OrderHead order={order} view={view} />
          <Box hideBelow="lg" flexShrink={0}>
            <PaperButtons subject="moves" number={order.serial} kind="estimate" />
          </Box>
        </HStack>
        <PendingPayment order={order} />
        <Card variant="raised">
          <Stack gap="5">
            <MoveSteps view={view} />
            <Text variant="lead" fontWeight="semibold" textWrap="pretty">
              {view.sentence}
            </Text>
            <ComingCrew serial={order.serial} />
            <Stack gap="2" maxWidth={{ lg: "20rem" }}>
              <NextAction
                action={view.action}
                move={move}
                serial={order.serial}
                link={onlyLink(order.ledger)}
                size="lg"
              />
              {view.beside !== null && (
                <NextAction
                  action={view.beside}
                  move={move}
                  serial={order.serial}
                  variant="outline"
                />
              )}
            </Stack>
          </Stack>
        </Card>
      </Stack>
      <DocumentLayout
        aside={
          <Stack gap="10">
            <OrderPayments order={order} />
            <CashReceipts order={order} />
            <PaperLinks subject="moves" number={order.serial} ledger={order.ledger} />
            <OrderHistory history={order.history} ledger={order.ledger} />
            <RescheduleSection
              visits={movableVisitsOfMove(order)}
              href={paths.reschedule.getHref(order.serial)}
            />
            <ReportDamage order={order} />
            <CancelOrder order={order} />
          </Stack>
        }
        document={
          <CollapsibleDocument>
            <Stack gap="5">
              <EstimateDocument estimate={order} />
              <Box hideFrom="lg" _print={{ display: "none" }}>
                <PaperButtons subject="moves" number={order.serial} kind="estimate" />
              </Box>
            </Stack>
          </CollapsibleDocument>
        }
      />
    </Stack>
  );
}

function OrderHead({ order: { draft, serial }, view }: { order: Estimate; view: MoveView }) {
  return (
    <Stack gap="3">
      <HStack columnGap="3" rowGap="1" wrap="wrap">
        <Badge tone={view.badge}>{view.label}</Badge>
        <Text variant="caption" tone="muted" overflowWrap="anywhere">
          {serial}
        </Text>
      </HStack>
      <Heading level={1} variant="title">
        <Box as="span" display="inline-block">
          {formatKoreanDate(draft.move_date)}
        </Box>{" "}
        <Box as="span" display="inline-block">
          {`${formatTimeSlot(draft.move_time)} 이사`}
        </Box>
      </Heading>
      <RouteLines from={draft.start.address} to={draft.destination.address} />
    </Stack>
  );
}

/** Links to the damage reports once the truck is unloaded. */
function ReportDamage({ order: { serial, actions } }: { order: Estimate }) {
  if (!isOpen(actions, "REPORT_DAMAGE")) return null;
  return (
    <Section title="상한 물건이 있나요?" description={DAMAGE_NOTICE_SENTENCE}>
      <ButtonLink variant="outline" block to={paths.moveDamageReport.getHref(serial)}>
        파손 신고하기
      </ButtonLink>
    </Section>
  );
}

/** The payment that the provider has not decided yet, if any. */
function PendingPayment({ order }: { order: Estimate }) {
  const payment = pendingPayment(order);
  if (payment === null) return null;
  const { imp_uid, merchant_uid } = payment;
  const resultHref =
    imp_uid && paths.estimatePaymentComplete.getHref(order.serial, { imp_uid, merchant_uid });
  return <PendingPaymentNotice resultHref={resultHref} />;
}
