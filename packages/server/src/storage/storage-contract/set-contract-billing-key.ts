import { inTransaction } from "../../db/transaction.ts";
import { requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import { contractRefusalsOf } from "./contract-refusals.ts";
import { chargeAgain, lockOwnContract, updateContract } from "../contract-state/store.ts";
import { getOwnBillingKey } from "../../money/billing-key/billing-keys.ts";
import { getStorageContract } from "./read-storage-contracts.ts";

/**
 * Charges the contract to this billing key from its next month on, and retries a declined month with it soon. Throws
 * for a contract that is over or paid once.
 */
export async function setContractBillingKey(
  services: Pick<Services, "db" | "clock">,
  request: { readonly id: string; readonly userId: string; readonly paymentId: string },
) {
  const { db, clock } = services;
  await inTransaction(db, async (tx) => {
    const contract = await lockOwnContract(tx, request);
    requireOpen((await contractRefusalsOf(tx, contract, clock())).BILLING_KEY);
    // Deleting a billing key locks the member too, so that no contract is left with a deleted key.
    await lockMember(tx, request.userId);
    const { paymentId } = await getOwnBillingKey(tx, request);
    await updateContract(tx, contract.id, { billing_key_id: paymentId });
    await chargeAgain(tx, { contractId: contract.id, now: clock() });
  });
  return getStorageContract(services, request);
}
