import type { StoragePrice, ContractChangeRequest } from "@damadum/domain";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { findOwnContract } from "./contract-store.ts";
import { priceContractChange } from "./price-contract-change.ts";

/** What a change of the member's contract would cost or give back. Stores nothing. */
export async function calculateContractChange(
  { db, clock }: Pick<Services, "db" | "clock">,
  wish: {
    readonly id: string;
    readonly userId: string;
    readonly request: ContractChangeRequest;
  },
): Promise<StoragePrice> {
  const contract = await findOwnContract(db, wish);
  if (contract === null) throw new Refusal("not_found");
  return priceContractChange(contract, wish.request, clock()).price;
}
