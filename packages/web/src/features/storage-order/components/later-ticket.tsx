import { formatMoment } from "@damadum/domain";
import { useGetStorageOrder } from "@damadum/sdk";
import { Card, Heading, Ledger, Skeleton, Stack, Text } from "@damadum/ui";
import { storageViewOf, storageVisitsOf } from "../../../shared/order/storage-facts.ts";
import { TicketButtons } from "../../../shared/order/ticket-parts.tsx";
import { useToday } from "../../../shared/page/use-today.ts";
import { storageLedger } from "../../../shared/order/storage-ledger.ts";

/** A paid order of stored boxes: visit, next step and payments; renders nothing when it fails to load. */
export function LaterTicket({ serial }: { readonly serial: string }) {
  const today = useToday();
  // An order cached before the payment lacks it.
  const {
    data: order,
    isError,
    isFetchedAfterMount,
  } = useGetStorageOrder(serial, {
    query: { refetchOnMount: "always" },
  });
  if (isError) return null;
  if (order === undefined || !isFetchedAfterMount) return <Skeleton width="full" height="20rem" />;
  const visit = order.delivery ?? order.collection;
  return (
    <Card variant="raised" width="full" textAlign="start">
      <Stack gap="5">
        <Stack gap="1">
          <Text variant="caption" tone="muted">
            {serial}
          </Text>
          {visit && <Heading level={2}>{formatMoment(visit.date, visit.time)}</Heading>}
          <Text>{storageViewOf(order, today).sentence}</Text>
        </Stack>
        <Ledger {...storageLedger(order)} />
        <TicketButtons serial={serial} visits={storageVisitsOf(order, today)} subject="storage" />
      </Stack>
    </Card>
  );
}
