import type { Connection } from "../../db/tables.ts";
import { findActiveContract } from "./store.ts";

/** Whether the company has a contract in force, which is billed every month. */
export async function hasActiveContract(db: Connection, companyId: string): Promise<boolean> {
  return (await findActiveContract(db, companyId)) !== null;
}
