import type { Connection } from "../../db/tables.ts";
import { findFirstPeople, findPersonOr } from "./store.ts";

/** The first user of a company, notified of what no particular user requested; null when all have left. */
export async function firstPersonOf(db: Connection, companyId: string): Promise<string | null> {
  const people = await findFirstPeople(db, [companyId]);
  return people.get(companyId) ?? null;
}

/** The same for several companies; the map omits a company whose users have all left. */
export function firstPeopleOf(
  db: Connection,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return findFirstPeople(db, companyIds);
}

/**
 * The company user to notify about a request: the requester or, when they have left the company, its first user;
 * null when all have left.
 */
export function findNoticeRecipient(
  db: Connection,
  asked: { readonly companyId: string; readonly userId: string },
): Promise<string | null> {
  return findPersonOr(db, asked);
}
