import type { StorageContractStatus } from "@damadum/domain";
import type { Database } from "../../db/tables.ts";

/** Storage contracts of all members with what is owed for them, the newest first. */
export function findStorageContracts(
  db: Database,
  { status, limit }: { readonly status: StorageContractStatus | undefined; readonly limit: number },
) {
  return db
    .selectFrom("storage_contracts as contract")
    .innerJoin("users", "users.id", "contract.user_id")
    .selectAll("contract")
    .select((eb) => [
      "users.name as customer_name",
      eb
        .selectFrom("storage_charges as charge")
        .select((inner) => inner.fn.sum<number | null>("charge.amount").as("amount"))
        .whereRef("charge.contract_id", "=", "contract.id")
        .where("charge.status", "=", "FAILED")
        .as("owed_amount"),
    ])
    .$if(status !== undefined, (query) => query.where("contract.status", "=", status ?? "ACTIVE"))
    .orderBy("contract.created_at", "desc")
    .orderBy("contract.id", "desc")
    .limit(limit)
    .execute();
}
