import { formatMoment } from "@damadum/domain";
import type { StorageOrder } from "@damadum/sdk";
import { Card, Heading, Ledger, Stack, Text } from "@damadum/ui";
import { storageViewOf, storageVisitsOf, totalForOf } from "../../../shared/order/storage-facts.ts";
import { storageLedger } from "../../../shared/order/storage-ledger.ts";
import { TaskList, TicketButtons } from "../../../shared/order/ticket-parts.tsx";
import { useToday } from "../../../shared/page/use-today.ts";
import { ChargeSchedule } from "./charge-schedule.tsx";
import { StorageFacts } from "./storage-facts.tsx";

/** A paid order as a ticket: visits, payment, next charges and tasks. */
export function StorageTicket({ order }: { order: StorageOrder }) {
  const { serial, delivery, collection } = order;
  const first = delivery ?? collection;
  const today = useToday();
  return (
    <Card variant="raised" width="full" textAlign="start">
      <Stack gap="5">
        <Stack gap="1">
          <Text variant="caption" tone="muted">
            {serial}
          </Text>
          {first && <Heading level={2}>{formatMoment(first.date, first.time)}</Heading>}
          <Text>{storageViewOf(order, today).sentence}</Text>
        </Stack>
        <StorageFacts order={order} />
        <Ledger {...storageLedger(order)} totalFor={totalForOf(order)} />
        <ChargeSchedule order={order} />
        <TicketButtons serial={serial} visits={storageVisitsOf(order, today)} subject="storage" />
        <TaskList tasks={tasksOf(order)} />
      </Stack>
    </Card>
  );
}

function tasksOf({ delivery, collection }: StorageOrder): readonly string[] {
  return [
    ...(delivery
      ? [
          `${formatMoment(delivery.date, delivery.time)}에 빈 박스를 받으세요`,
          "짐을 담고, 라벨을 찍어 무엇을 담았는지 적어 두세요",
        ]
      : ["짐을 담아 두세요. 라벨은 방문할 때 붙여 드려요"]),
    ...(collection
      ? [`${formatMoment(collection.date, collection.time)}에 담은 박스를 건네주세요`]
      : []),
  ];
}
