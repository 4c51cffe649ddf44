import { todayInSeoul } from "@damadum/domain";
import { ledgerOfChange } from "../changes/ledger-of-change.ts";
import type { WholeChange } from "../changes/store.ts";
import { ledgerOfCharge } from "../charges/ledger-of-charge.ts";
import type { WholeCharge } from "../charges/store.ts";
import { dueMonthOf } from "../contract-state/due-month.ts";
import type { StorageContract } from "../contract-state/store.ts";

/** What is due for a contract now, in won: a month that has begun, and what was taken back of others and of changes. */
export function contractDue(
  contract: StorageContract,
  paid: { readonly charges: readonly WholeCharge[]; readonly changes: readonly WholeChange[] },
  now: Date,
): number {
  const ledgers = [
    ...paid.charges.filter(({ status }) => status === "PAID").map(ledgerOfCharge),
    ...paid.changes.map(ledgerOfChange),
  ];
  const month = dueMonthOf(contract, todayInSeoul(now));
  return ledgers.reduce((sum, ledger) => sum + ledger.due, month?.amount ?? 0);
}
