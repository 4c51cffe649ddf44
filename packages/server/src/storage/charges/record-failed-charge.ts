import { MAX_CHARGE_FAILURES } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { bySystem } from "../../subject/history.ts";
import { changeChargeStatus } from "./change-charge-status.ts";
import { changeContractStatus } from "../contract-state/change-contract-status.ts";
import { lockCharge, type StorageCharge } from "./store.ts";
import { lockContract, updateContract } from "../contract-state/store.ts";

/** Records a day on which no billing key could be charged; too many of them make an active contract UNPAID. */
export async function recordFailedCharge(
  tx: Tx,
  { clock }: Pick<Services, "clock">,
  input: { readonly charge: StorageCharge; readonly reason: string | null },
): Promise<void> {
  const contract = await lockContract(tx, input.charge.contract_id);
  const charge = await lockCharge(tx, input.charge.id);
  const now = clock();
  if (charge.status !== "FAILED") {
    const change = { to: "FAILED", reason: input.reason, now } as const;
    if (!(await changeChargeStatus(tx, charge, change))) return;
  }
  const changes = { charge_failures: contract.charge_failures + 1 };
  if (changes.charge_failures < MAX_CHARGE_FAILURES || contract.status !== "ACTIVE") {
    await updateContract(tx, contract.id, changes);
    return;
  }
  const cause = bySystem(now, input.reason);
  await changeContractStatus(tx, contract, "UNPAID", { ...cause, with: changes });
}
