import { moveGroups, type MoveGroup } from "@damadum/domain";
import type { EstimateSummary } from "@damadum/sdk";
import { moveOfSummary, moveViewOf } from "../../shared/order/move-facts.ts";

export interface OrdersOfGroup {
  readonly group: MoveGroup;
  readonly orders: readonly EstimateSummary[];
}

/** Orders by group: upcoming groups ascending by day, finished ones descending. */
export function groupOrders(
  orders: readonly EstimateSummary[],
  today: string,
): readonly OrdersOfGroup[] {
  return Object.keys(moveGroups)
    .filter(isGroup)
    .map((group) => {
      const found = orders.filter(
        (order) => moveViewOf(moveOfSummary(order), today).group === group,
      );
      return { group, orders: sorted(group, found) };
    })
    .filter(({ orders: found }) => found.length > 0);
}

function isGroup(key: string): key is MoveGroup {
  return key in moveGroups;
}

function sorted(group: MoveGroup, orders: readonly EstimateSummary[]) {
  const direction = group === "DONE" || group === "CANCELLED" ? -1 : 1;
  const momentOf = ({ move_date, move_time }: EstimateSummary) => `${move_date} ${move_time}`;
  return orders.toSorted((a, b) => direction * momentOf(a).localeCompare(momentOf(b)));
}
