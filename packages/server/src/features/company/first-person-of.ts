import type { Connection } from "../../db/tables.ts";
import { findFirstPerson, findPersonOr } from "./store.ts";

/** The person of a company who is told what nobody in particular asked for; null when all have left. */
export function firstPersonOf(db: Connection, companyId: string): Promise<string | null> {
  return findFirstPerson(db, companyId);
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
