import type { Services } from "../../services.ts";
import { findOwnContract, type OwnContract } from "../contract-state/store.ts";
import { viewContract, type StorageContractView } from "./contract-view.ts";

/** The member's contract; throws not_found for another member's. */
export async function getStorageContract(
  { db, clock }: Pick<Services, "db" | "clock">,
  own: OwnContract,
): Promise<StorageContractView> {
  return viewContract(db, await findOwnContract(db, own), clock());
}
