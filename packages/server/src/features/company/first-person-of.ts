import type { Connection } from "../../db/tables.ts";
import { findFirstPerson } from "./store.ts";

/** The person of a company who is told what nobody in particular asked for; null when all have left. */
export function firstPersonOf(db: Connection, companyId: string): Promise<string | null> {
  return findFirstPerson(db, companyId);
}
