import type { Connection } from "../../db/tables.ts";
import { Refusal } from "../../http/refusal.ts";
import { findLivingSession } from "./store.ts";

/** The login behind an access token; refuses when it ended. */
export async function requireLivingSession(
  db: Connection,
  login: { readonly familyId: string; readonly userId: string; readonly now: Date },
) {
  const session = await findLivingSession(db, login);
  if (session === null) throw new Refusal("invalid_token");
  return session;
}
