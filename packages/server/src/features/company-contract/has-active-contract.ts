import type { Connection } from "../../db/tables.ts";
import { findActiveContract } from "./store.ts";

/** Whether something of a company is stored, or may be, by the month. */
export async function hasActiveContract(db: Connection, companyId: string): Promise<boolean> {
  return (await findActiveContract(db, companyId)) !== null;
}
