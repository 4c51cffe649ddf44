import type { StorageContractStatus } from "@damadum/domain";
import type { Database } from "../../db/tables.ts";

/** Storage contracts of all members, the newest first. */
export function findStorageContracts(
  db: Database,
  { status, limit }: { readonly status: StorageContractStatus | undefined; readonly limit: number },
) {
  let query = db
    .selectFrom("storage_contracts as contract")
    .innerJoin("users", "users.id", "contract.user_id")
    .selectAll("contract")
    .select("users.name as customer_name");
  if (status !== undefined) query = query.where("contract.status", "=", status);
  return query
    .orderBy("contract.created_at", "desc")
    .orderBy("contract.id", "desc")
    .limit(limit)
    .execute();
}
