import { storageOrderEnd, storageOrderEvents } from "@damadum/domain";
import type { StorageOrder, StorageStatusChange } from "@damadum/sdk";
import { HistoryList } from "../../../shared/order/history-list.tsx";
import { moneyEvents } from "../../../shared/order/ledger-of.ts";

/** The history of a storage order, newest first. */
export function StorageHistory({ order }: { order: StorageOrder }) {
  const labelOf = (to: StorageStatusChange["to"]) =>
    to === "COMPLETE" ? storageOrderEnd(order).event : storageOrderEvents[to];
  return (
    <HistoryList
      events={[
        ...order.history.map(({ at, to, reason }) => ({ at, reason, label: labelOf(to) })),
        ...moneyEvents(order.ledger),
      ].toSorted((a, b) => a.at.localeCompare(b.at))}
    />
  );
}
