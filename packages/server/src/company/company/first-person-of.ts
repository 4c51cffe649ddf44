import type { Connection } from "../../db/tables.ts";
import { firstPeopleOf } from "./store.ts";

export { findNoticeRecipient, firstPeopleOf } from "./store.ts";

/** The first user of a company, notified of what no particular user requested; null when all have left. */
export async function firstPersonOf(db: Connection, companyId: string): Promise<string | null> {
  const people = await firstPeopleOf(db, [companyId]);
  return people.get(companyId) ?? null;
}
