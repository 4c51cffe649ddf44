import {
  storageContractRefusals,
  todayInSeoul,
  type Refusals,
  type StorageContractActionCode,
} from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { boxesOfContract } from "../box/boxes-of.ts";
import { isBeingCharged } from "../payment/open-preparations.ts";
import { findPendingChange } from "./change-store.ts";
import { findChargeOfMonth } from "./charge-store.ts";
import { continuationOf } from "./continuation-of.ts";
import type { StorageContract } from "./contract-store.ts";
import { dueMonthOf, nextMonthOf } from "./due-month.ts";
import { findLeaving, isEndingCompletely } from "./ongoing-finals.ts";
import { subjectOfCharge } from "./subject-of-order.ts";

/** Which actions of its member a contract refuses now, and why. */
export async function contractRefusalsOf(
  db: Connection,
  contract: StorageContract,
  now: Date,
): Promise<Refusals<StorageContractActionCode>> {
  const today = todayInSeoul(now);
  const boxes = await boxesOfContract(db, contract.id);
  const leaving = (await findLeaving(db, [contract.id])).get(contract.id) ?? [];
  const pending = await findPendingChange(db, contract.id);
  const isConfirmed = contract.continue_confirmed_at !== null;
  return storageContractRefusals({
    status: contract.status,
    grade: contract.grade,
    paymentType: contract.payment_type,
    boxes: boxes.map(({ status }) => status),
    isEnding: leaving.length > 0,
    isEndingAll: await isEndingCompletely(db, contract),
    hasNextMonth: nextMonthOf(contract) !== null,
    isMonthDue: dueMonthOf(contract, today) !== null,
    isBeingCharged: await isMonthBeingCharged(db, contract, now),
    pendingChange: pending !== null && pending.expires_at > now ? pending.kind : null,
    offer: isConfirmed ? null : continuationOf(contract, []),
    isLeavingAfterOffer: continuationOf(contract, leaving) === null,
    today,
  });
}

async function isMonthBeingCharged(
  db: Connection,
  contract: StorageContract,
  now: Date,
): Promise<boolean> {
  const month = dueMonthOf(contract, todayInSeoul(now));
  if (month === null) return false;
  const charge = await findChargeOfMonth(db, { contractId: contract.id, from: month.from });
  return charge !== null && isBeingCharged(db, { subject: subjectOfCharge(charge.id), now });
}
