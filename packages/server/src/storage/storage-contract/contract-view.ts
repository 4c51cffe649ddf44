import type { StorageContractStatus } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { findHistory } from "../../subject/history.ts";
import { listPayments } from "../../money/payment/list-payments.ts";
import { findOffers } from "./continuation-of.ts";
import { findChangesOf } from "../changes/store.ts";
import { findWholeCharges } from "../charges/store.ts";
import { contractDue } from "./contract-due.ts";
import { contractRefusalsOf } from "./contract-refusals.ts";
import { countStoredBoxes, type StorageContract } from "../contract-state/store.ts";
import { paidSubjectsOf } from "../changes/refund-from-contract.ts";
import { subjectOfContract } from "../contract-state/subject-of-order.ts";

export type StorageContractView = Awaited<ReturnType<typeof viewContract>>;

export async function viewContract(db: Connection, contract: StorageContract, now: Date) {
  const charges = await findWholeCharges(db, contract.id);
  const changes = await findChangesOf(db, contract.id);
  const paid = await paidSubjectsOf(db, contract);
  return {
    contract,
    charges,
    changes,
    dueAmount: contractDue(contract, { charges, changes }, now),
    refusals: await contractRefusalsOf(db, contract, now),
    storedCount: (await countStoredBoxes(db, [contract.id])).get(contract.id) ?? 0,
    offer: (await findOffers(db, [contract])).get(contract.id) ?? null,
    payments: (await listPayments(db, paid)).map((payment) => ({
      ...payment,
      pays: paid.find(({ id }) => id === payment.subject_id)?.pays,
    })),
    history: await findHistory<StorageContractStatus>(db, subjectOfContract(contract.id)),
  };
}
