import { readListPage, type PageRequest } from "../../http/paging.ts";
import type { Services } from "../../services.ts";
import { findOwnContract, type OwnContract, countStoredBoxes } from "../contract-state/store.ts";
import { viewContract, type StorageContractView } from "./contract-view.ts";
import { findOffers } from "./continuation-of.ts";
import { findContractRefusals } from "./contract-refusals.ts";
import { findRefundedChanges } from "../changes/store.ts";
import { findRefundedCharges } from "../charges/store.ts";
import { contractDue } from "./contract-due.ts";

/** The member's contract; throws not_found for another member's. */
export async function getStorageContract(
  { db, clock }: Pick<Services, "db" | "clock">,
  own: OwnContract,
): Promise<StorageContractView> {
  return viewContract(db, await findOwnContract(db, own), clock());
}

/** One page of a member's storage contracts, newest first. */
export async function listStorageContracts(
  { db, clock }: Pick<Services, "db" | "clock">,
  filter: { readonly userId: string; readonly page: PageRequest },
) {
  const { userId, page } = filter;
  const now = clock();
  const own = db.selectFrom("storage_contracts").where("user_id", "=", userId);
  const ordered = own.selectAll().orderBy("created_at", "desc").orderBy("id", "desc");
  const { items: contracts, ...rest } = await readListPage(db, ordered, page);
  const ids = contracts.map(({ id }) => id);
  const stored = await countStoredBoxes(db, ids);
  const charges = await findRefundedCharges(db, ids);
  const changes = await findRefundedChanges(db, ids);
  const offers = await findOffers(db, contracts);
  const refusalsOf = await findContractRefusals(db, contracts, now);
  const items = contracts.map((contract) => ({
    contract,
    dueAmount: contractDue(
      contract,
      {
        charges: charges.filter((charge) => charge.contract_id === contract.id),
        changes: changes.filter((change) => change.contract_id === contract.id),
      },
      now,
    ),
    storedCount: stored.get(contract.id) ?? 0,
    offer: offers.get(contract.id) ?? null,
    refusals: refusalsOf(contract),
  }));
  return { ...rest, items };
}
