import type { Connection } from "../../db/tables.ts";
import { findCompany } from "./store.ts";

/** The number of a company's newest box: how many boxes it has had so far. */
export async function newestBoxNumber(db: Connection, companyId: string): Promise<number> {
  return (await findCompany(db, companyId))?.box_count ?? 0;
}
