import { todayInSeoul, unusedStorage } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import type { Cause } from "../../subject/history.ts";
import { changeBoxes } from "../box/change-boxes.ts";
import { lockContract, type StorageContract } from "./contract-store.ts";
import { termsOf } from "./contract-terms-of.ts";
import type { StorageOrder } from "./order-store.ts";
import { boxesOf } from "./order-view.ts";
import { factsOf } from "./request-facts.ts";
import { removeBoxes } from "./remove-boxes.ts";

const REASON = "보관 종료에 따른 환불";

/** A final order is done: its boxes leave the contract, also those that were lost or damaged meanwhile. */
export async function endBoxes(
  tx: Tx,
  services: Pick<Services, "clock" | "ids">,
  { order, cause }: { readonly order: StorageOrder; readonly cause: Cause },
): Promise<void> {
  if (order.contract_id === null) return;
  const contract = await lockContract(tx, order.contract_id);
  const boxes = await boxesOf(tx, order);
  const inStates = (...statuses: readonly string[]) =>
    boxes.filter(({ status }) => statuses.includes(status)).map(({ serial }) => serial);
  const bySystem = { ...cause, actor: "SYSTEM" } as const;
  await changeBoxes(tx, inStates("RETURNING", "RETURNED"), { ...bySystem, to: "ENDED" });
  await changeBoxes(tx, inStates("DISPOSAL_READY"), { ...cause, to: "DISPOSED" });

  const amount = order.price.refundAmount + chargedSince(order, contract);
  const leaving = { contract, count: boxes.length, amount, reason: REASON, cause };
  await removeBoxes(tx, services, leaving);
}

/**
 * A month that was charged for boxes after their end had been ordered: its days after the agreed one come back
 * whole. Where one order ends all boxes nothing is charged meanwhile.
 */
function chargedSince(order: StorageOrder, contract: StorageContract): number {
  if (contract.payment_type !== "SUBSCRIPTION" || contract.status === "ENDING") return 0;
  const ordered = todayInSeoul(order.created_at);
  const terms = termsOf(contract);
  if (terms.paidFrom <= ordered) return 0;
  const lastDay = factsOf(order.request).delivery?.date ?? ordered;
  const leaving = { boxes: order.box_count, lastDay };
  return unusedStorage(terms, leaving)?.amount ?? 0;
}
