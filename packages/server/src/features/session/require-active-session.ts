import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { findActiveSession } from "./store.ts";

/** The login behind an access token; throws `invalid_token` when it has ended. */
export async function requireActiveSession(
  db: Connection,
  login: { readonly familyId: string; readonly userId: string; readonly now: Date },
) {
  const session = await findActiveSession(db, login);
  if (session === null) throw new ProblemError("invalid_token");
  return session;
}
