import {
  storageContractRefusals,
  todayInSeoul,
  type Refusals,
  type StorageContractActionCode,
} from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { boxStatusesOfContracts } from "../box/boxes-of.ts";
import { findPendingChanges } from "../changes/store.ts";
import { findMonthsBeingCharged } from "../charges/store.ts";
import { continuationOf } from "./continuation-of.ts";
import type { StorageContract } from "../contract-state/store.ts";
import { dueMonthOf, nextMonthOf } from "../contract-state/due-month.ts";
import { findEndingCompletely, findLeaving } from "../order-state/ongoing-finals.ts";

type ContractRefusals = Refusals<StorageContractActionCode>;

/** Which actions of its member a contract refuses now, and why. */
export async function contractRefusalsOf(
  db: Connection,
  contract: StorageContract,
  now: Date,
): Promise<ContractRefusals> {
  const refusalsOf = await findContractRefusals(db, [contract], now);
  return refusalsOf(contract);
}

/** The same of several contracts, with as many statements as for one. */
export async function findContractRefusals(
  db: Connection,
  contracts: readonly StorageContract[],
  now: Date,
): Promise<(contract: StorageContract) => ContractRefusals> {
  const today = todayInSeoul(now);
  const ids = contracts.map(({ id }) => id);
  const boxes = await boxStatusesOfContracts(db, ids);
  const leavingOf = await findLeaving(db, ids);
  const endingAll = await findEndingCompletely(db, ids);
  const pending = await findPendingChanges(db, ids);
  const due = contracts.filter((contract) => dueMonthOf(contract, today) !== null);
  const charged = await findMonthsBeingCharged(db, { contractIds: due.map(({ id }) => id), now });
  return (contract) => {
    const leaving = leavingOf.get(contract.id) ?? [];
    const month = dueMonthOf(contract, today);
    const change = pending.find(({ contract_id: id }) => id === contract.id);
    return storageContractRefusals({
      status: contract.status,
      grade: contract.grade,
      paymentType: contract.payment_type,
      boxes: boxes.get(contract.id) ?? [],
      isEnding: leaving.length > 0,
      isEndingAll: endingAll.has(contract.id),
      hasNextMonth: nextMonthOf(contract) !== null,
      isMonthDue: month !== null,
      isBeingCharged: charged.some(
        (one) => one.contract_id === contract.id && one.from_date === month?.from,
      ),
      pendingChange: change !== undefined && change.expires_at > now ? change.kind : null,
      offer: contract.continue_confirmed_at === null ? continuationOf(contract, []) : null,
      isLeavingAfterOffer: continuationOf(contract, leaving) === null,
      today,
    });
  };
}
