import { countLimited } from "../../db/count-limited.ts";
import type { Services } from "../../services.ts";
import { findOffers } from "./continuation-of.ts";
import { findContractRefusals } from "./contract-refusals.ts";
import { countStoredBoxes } from "../contract-state/store.ts";

/** One page of a member's storage contracts, newest first. */
export async function listStorageContracts(
  { db, clock }: Pick<Services, "db" | "clock">,
  filter: { readonly userId: string; readonly page: number; readonly limit: number },
) {
  const { userId, page, limit } = filter;
  const own = db.selectFrom("storage_contracts").where("user_id", "=", userId);
  const contracts = await own
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const stored = await countStoredBoxes(
    db,
    contracts.map(({ id }) => id),
  );
  const offers = await findOffers(db, contracts);
  const refusalsOf = await findContractRefusals(db, contracts, clock());
  const items = contracts.map((contract) => ({
    contract,
    storedCount: stored.get(contract.id) ?? 0,
    offer: offers.get(contract.id) ?? null,
    refusals: refusalsOf(contract),
  }));
  return { items, ...(await countLimited(db, own.select("id"))) };
}
