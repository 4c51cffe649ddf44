import { moveGroups } from "@damadum/domain";
import { Section } from "@damadum/ui";
import { contractViewOf } from "../../../shared/order/contract-facts.ts";
import { moveOfSummary, moveViewOf } from "../../../shared/order/move-facts.ts";
import { storageViewOf } from "../../../shared/order/storage-facts.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import type { EventSources } from "../upcoming-events.ts";
import { FoldedList } from "./folded-list.tsx";
import { ContractCard, StorageOrderCard } from "./my-storage.tsx";
import { OrderCard } from "./order-card.tsx";

type ToPayProps = Omit<EventSources, "companyWorks">;

export function ToPay({ moves, storageOrders, contracts }: ToPayProps) {
  const today = useToday();
  const cards = [
    ...contracts
      .filter((contract) => contract.due_amount > 0 || contractViewOf(contract, today).due !== null)
      .map((contract) => <ContractCard key={contract.id} contract={contract} />),
    ...moves
      .filter((move) => moveViewOf(moveOfSummary(move), today).group === "NEEDS_PAYMENT")
      // What is due comes before quotes.
      .toSorted((a, b) => Number(b.due_amount > 0) - Number(a.due_amount > 0))
      .map((move) => <OrderCard key={move.serial} order={move} />),
    ...storageOrders
      .filter((order) => storageViewOf(order, today).group === "NEEDS_PAYMENT")
      .map((order) => <StorageOrderCard key={order.serial} order={order} />),
  ];
  if (cards.length === 0) return null;
  return (
    <Section title={moveGroups.NEEDS_PAYMENT}>
      <FoldedList items={cards} unit="건" shown={4}>
        {(card) => card}
      </FoldedList>
    </Section>
  );
}
