import { continuationOffer, type ContinuationOffer, type Leaving } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import type { StorageContract } from "./contract-store.ts";
import { priceListOf } from "./contract-terms-of.ts";
import { findLeaving } from "./ongoing-finals.ts";

/** What a contract may go on for after its free months, by the prices that it was agreed by. */
export function continuationOf(
  contract: StorageContract,
  leaving: readonly Leaving[],
): ContinuationOffer | null {
  const facts = {
    status: contract.status,
    paymentType: contract.payment_type,
    promotion: contract.promotion,
    months: contract.months,
    startDate: contract.start_date,
    grade: contract.grade,
    boxCount: contract.left_count,
    isReminderRequested: contract.continuation_reminder_requested_at !== null,
    leaving,
  };
  return continuationOffer(facts, priceListOf(contract));
}

/** What those of the contracts that may go on after their free months go on for, by the id of the contract. */
export async function findOffers(
  db: Connection,
  contracts: readonly StorageContract[],
): Promise<ReadonlyMap<string, ContinuationOffer>> {
  const asked = contracts.filter(
    ({ continuation_reminder_requested_at: askedAt }) => askedAt !== null,
  );
  const leaving = await findLeaving(
    db,
    asked.map(({ id }) => id),
  );
  return new Map(
    asked.flatMap((contract) => {
      const offer = continuationOf(contract, leaving.get(contract.id) ?? []);
      return offer === null ? [] : [[contract.id, offer] as const];
    }),
  );
}
