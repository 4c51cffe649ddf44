import { HistoryList } from "@damadum/ui";
import type { StorageOrder } from "@damadum/sdk";
import { moneyEvents } from "../../../shared/order/ledger-of.ts";
import { storageEventOf } from "../../../shared/order/storage-facts.ts";

/** The history of a storage order, newest first. */
export function StorageHistory({ order }: { order: StorageOrder }) {
  return (
    <HistoryList
      events={[
        ...order.history.map(({ at, to, reason }) => ({
          at,
          reason,
          label: storageEventOf(order, to),
        })),
        ...moneyEvents(order.ledger),
      ].toSorted((a, b) => a.at.localeCompare(b.at))}
    />
  );
}
