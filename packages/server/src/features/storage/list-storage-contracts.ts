import type { Services } from "../../services.ts";
import { findOffers } from "./continuation-of.ts";
import { countContracts, countStoredBoxes, findContractPage } from "./contract-store.ts";

/** One page of a member's storage contracts, newest first. */
export async function listStorageContracts(
  { db }: Pick<Services, "db">,
  filter: { readonly userId: string; readonly page: number; readonly limit: number },
) {
  const contracts = await findContractPage(db, filter);
  const stored = await countStoredBoxes(
    db,
    contracts.map(({ id }) => id),
  );
  const offers = await findOffers(db, contracts);
  const items = contracts.map((contract) => ({
    contract,
    storedCount: stored.get(contract.id) ?? 0,
    offer: offers.get(contract.id) ?? null,
  }));
  const total = await countContracts(db, filter.userId);
  return { items, ...total };
}
