import { formatMoment, isUnloaded } from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";
import { Card, DetailTable, Heading, Ledger, Skeleton, Stack, Text } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { ledgerOf } from "../../../shared/order/ledger-of.ts";
import { moveOf, moveViewOf, visitsOf } from "../../../shared/order/move-facts.ts";
import { TaskList, TicketButtons } from "../../../shared/order/ticket-parts.tsx";
import { useToday } from "../../../shared/page/use-today.ts";
import { estimateToPayOptions } from "../api/estimate-to-pay.ts";

/** A booking as a ticket: time, places, amounts and next tasks. */
export function Ticket({ serial }: { serial: string }) {
  const { data: order, isError } = useQuery({
    ...estimateToPayOptions(serial),
    // An estimate cached before the payment lacks it.
    refetchOnMount: "always",
  });
  // The order is booked nevertheless, and the button below links to it.
  if (isError) return null;
  if (order === undefined || order.paid_amount === 0) {
    return <Skeleton width="full" height="28rem" />;
  }
  return <TicketPaper order={order} />;
}

function TicketPaper({ order }: { order: Estimate }) {
  const today = useToday();
  const move = moveOf(order);
  const visits = visitsOf(move, today);
  return (
    <Card variant="raised" width="full" textAlign="start">
      <Stack gap="5">
        <Stack gap="1">
          <Text variant="caption" tone="muted">
            {order.serial}
          </Text>
          <Heading level={2}>{formatMoment(move.date, move.time)}</Heading>
          <Text>{moveViewOf(move, today).sentence}</Text>
        </Stack>
        <DetailTable
          caption="이사하는 곳"
          captionHidden
          rows={[
            { term: "출발지", value: `${move.start} ${order.draft.start.detail}` },
            { term: "도착지", value: `${move.destination} ${order.draft.destination.detail}` },
          ]}
        />
        <Ledger {...ledgerOf(order)} />
        <TicketButtons serial={order.serial} visits={visits} subject="moves" />
        {!isUnloaded(order.status) && <Checklist order={order} />}
      </Stack>
    </Card>
  );
}

/** The member's tasks before and after the move, in order. */
function Checklist({ order: { draft, balance_amount: balance } }: { order: Estimate }) {
  const { box_rental: boxes } = draft;
  const tasks = [
    ...reservationsFor(draft),
    ...(boxes
      ? [`${formatMoment(boxes.delivery.date, boxes.delivery.time)}에 박스를 받아 짐을 담으세요`]
      : ["짐을 박스에 담고 깨지기 쉬운 짐을 표시하세요"]),
    `${formatMoment(draft.move_date, draft.move_time)}에 작업자와 함께 짐을 확인하세요`,
    ...(balance > 0 ? ["짐을 내린 뒤 잔금을 결제하세요"] : []),
    ...(boxes
      ? [`${formatMoment(boxes.collection.date, boxes.collection.time)}에 빈 박스를 건네주세요`]
      : []),
  ];
  return <TaskList tasks={tasks} />;
}

/** What to reserve at the places whose goods go by lift or ladder truck. */
function reservationsFor({ start, destination }: Estimate["draft"]): readonly string[] {
  const places = [
    { name: "출발지", carriage: start.carriage },
    { name: "도착지", carriage: destination.carriage },
  ];
  return [
    { carriage: "EV", what: "엘리베이터와 주차를" },
    { carriage: "LADDER", what: "사다리차 자리와 주차를" },
  ].flatMap(({ carriage, what }) => {
    const names = places.filter((place) => place.carriage === carriage).map(({ name }) => name);
    return names.length === 0 ? [] : [`${names.join("와 ")} ${what} 관리실에 예약해 두세요`];
  });
}
