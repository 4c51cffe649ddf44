import { todayInSeoul, unusedStorage } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import type { Cause } from "../../subject/history.ts";
import { changeBoxes } from "../box/change-boxes.ts";
import { settleCharges } from "./change-charge-status.ts";
import { changeContractStatus } from "./change-contract-status.ts";
import { lockContract, updateContract, type StorageContract } from "./contract-store.ts";
import { termsOf } from "./contract-terms-of.ts";
import type { StorageOrder } from "./order-store.ts";
import { boxesOf } from "./order-view.ts";
import { factsOf } from "./request-facts.ts";
import { refundFromContract } from "./refund-from-contract.ts";

const REASON = "보관 종료에 따른 환불";

/**
 * A final order is done: its boxes leave the contract with their share of what was paid for storage. With
 * the last one the contract ends; what was agreed to come back is decided then.
 */
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

  const left = Math.max(contract.left_count - boxes.length, 0);
  const share = Math.floor((contract.paid_storage * boxes.length) / contract.left_count);
  const settled = left === 0 ? { pending_refund: 0, next_charge_at: null } : {};
  const changes = { left_count: left, paid_storage: contract.paid_storage - share, ...settled };
  const agreed = left === 0 ? contract.pending_refund : 0;
  const since = left === 0 ? 0 : chargedSince(order, contract);
  const amount = order.price.refundAmount + agreed + since;
  const back = { contract, amount, reason: REASON };
  await refundFromContract(tx, services, back);
  if (left > 0) {
    await updateContract(tx, contract.id, changes);
    return;
  }
  await settleCharges(tx, contract.id, cause.now);
  await changeContractStatus(tx, contract, "ENDED", { ...bySystem, with: changes });
}

/**
 * A month that was charged for boxes after their end had been ordered: its days after the agreed one come back
 * whole. Where all boxes end together nothing is charged meanwhile.
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
