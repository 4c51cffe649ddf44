import type { Services } from "../../services.ts";
import { countContracts, countStoredBoxes, findContractPage } from "./contract-store.ts";

/** One page of a member's storage contracts, the newest first. */
export async function listStorageContracts(
  { db }: Pick<Services, "db">,
  wanted: { readonly userId: string; readonly page: number; readonly limit: number },
) {
  const contracts = await findContractPage(db, wanted);
  const stored = await countStoredBoxes(
    db,
    contracts.map(({ id }) => id),
  );
  const items = contracts.map((contract) => ({
    contract,
    storedCount: stored.get(contract.id) ?? 0,
  }));
  const total = await countContracts(db, wanted.userId);
  return { items, ...total };
}
