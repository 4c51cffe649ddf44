import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findOwnContract } from "./contract-store.ts";
import { viewContract, type StorageContractView } from "./contract-view.ts";

/** The member's contract; throws not_found for another member's. */
export async function getStorageContract(
  { db }: Pick<Services, "db">,
  own: { readonly id: string; readonly userId: string },
): Promise<StorageContractView> {
  const contract = await findOwnContract(db, own);
  if (contract === null) throw new ProblemError("not_found");
  return viewContract(db, contract);
}
