import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { changeBoxes } from "../box/change-boxes.ts";
import { changeContractStatus } from "./change-contract-status.ts";
import type { Cause } from "./change-order-status.ts";
import { settleOpenCharges } from "./charge-store.ts";
import { lockContract, updateContract } from "./contract-store.ts";
import type { StorageOrder } from "./order-store.ts";
import { boxesOf } from "./order-view.ts";
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
  const settled = left === 0 ? { unpaid_amount: 0, pending_refund: 0, next_charge_at: null } : {};
  const changes = { left_count: left, paid_storage: contract.paid_storage - share, ...settled };
  const owed = left === 0 ? contract.pending_refund : 0;
  const back = { contract, amount: order.price.refundAmount + owed, reason: REASON };
  await refundFromContract(tx, services, back);
  if (left > 0) {
    await updateContract(tx, contract.id, changes);
    return;
  }
  await settleOpenCharges(tx, contract.id);
  await changeContractStatus(tx, contract, "ENDED", { ...bySystem, with: changes });
}
