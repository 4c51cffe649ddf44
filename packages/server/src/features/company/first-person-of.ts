import type { Connection } from "../../db/tables.ts";
import { findFirstPeople, findPersonOr } from "./store.ts";

/** The person of a company who is told what nobody in particular asked for; null when all have left. */
export async function firstPersonOf(db: Connection, companyId: string): Promise<string | null> {
  const people = await findFirstPeople(db, [companyId]);
  return people.get(companyId) ?? null;
}

/** The same of several companies; one whose people have all left is not in it. */
export function firstPeopleOf(
  db: Connection,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return findFirstPeople(db, companyIds);
}

/**
 * The person of a company who is told of what somebody asked for: they themselves or, when they have left the company, its first
 * person; null when all have left.
 */
export function personToTell(
  db: Connection,
  asked: { readonly companyId: string; readonly userId: string },
): Promise<string | null> {
  return findPersonOr(db, asked);
}
