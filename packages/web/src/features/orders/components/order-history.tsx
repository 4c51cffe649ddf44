import { HistoryList } from "@damadum/ui";
import { moveEvent } from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";
import { moneyEvents } from "../../../shared/order/ledger-of.ts";

/** The history of a move, newest first. */
export function OrderHistory({ history, ledger }: Pick<Estimate, "history" | "ledger">) {
  return (
    <HistoryList
      events={[
        ...history.map(({ at, from, to, reason }) => ({
          at,
          reason,
          // A cancelled move only gets another day for its boxes.
          label: from === to ? "박스 수거 날짜를 바꿨어요" : moveEvent(to),
        })),
        ...moneyEvents(ledger),
      ].toSorted((a, b) => a.at.localeCompare(b.at))}
    />
  );
}
