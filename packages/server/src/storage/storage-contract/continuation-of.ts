import { continuationOffer, type ContinuationOffer, type Leaving } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import type { StorageContract } from "../contract-state/store.ts";
import { priceListOf } from "../contract-state/contract-terms-of.ts";
import { findLeaving } from "../order-state/ongoing-finals.ts";

/** The offer to continue a contract after its free months, by the price list that it was agreed by. */
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
