import type { StorageContractStatus } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { findHistory } from "../../subject/history.ts";
import { listPayments } from "../../money/payment/list-payments.ts";
import { findOffers } from "./continuation-of.ts";
import { findChangesOf } from "../changes/store.ts";
import { contractRefusalsOf } from "./contract-refusals.ts";
import { countStoredBoxes, type StorageContract } from "../contract-state/store.ts";
import { paidSubjectsOf } from "../changes/refund-from-contract.ts";
import { subjectOfContract } from "../contract-state/subject-of-order.ts";

/** A contract with everything that is shown with it. */
export type StorageContractView = Awaited<ReturnType<typeof viewContract>>;

export async function viewContract(db: Connection, contract: StorageContract, now: Date) {
  return {
    contract,
    refusals: await contractRefusalsOf(db, contract, now),
    storedCount: (await countStoredBoxes(db, [contract.id])).get(contract.id) ?? 0,
    offer: (await findOffers(db, [contract])).get(contract.id) ?? null,
    changes: await findChangesOf(db, contract.id),
    payments: await listPayments(db, await paidSubjectsOf(db, contract)),
    history: await findHistory<StorageContractStatus>(db, subjectOfContract(contract.id)),
  };
}
