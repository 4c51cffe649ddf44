import { sql } from "kysely";
import { compiledOnce } from "../../db/compiled-once.ts";
import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

const activeSession = compiledOnce((db, value: (name: "familyId" | "userId" | "now") => string) =>
  db
    .selectFrom("token_families")
    .innerJoin("users", "users.id", "token_families.user_id")
    .select(["users.role", "token_families.for_operator"])
    .where("token_families.id", "=", value("familyId"))
    .where("token_families.user_id", "=", value("userId"))
    .where("token_families.revoked_at", "is", null)
    .where("token_families.expires_at", ">", sql<Date>`${value("now")}`)
    .where("users.withdrawn_at", "is", null),
);

/** The login behind an access token; throws `invalid_token` when it has ended. */
export async function requireActiveSession(
  db: Connection,
  login: { readonly familyId: string; readonly userId: string; readonly now: Date },
) {
  const session = await activeSession(db, { ...login, now: login.now.toISOString() });
  if (session === undefined) throw new ProblemError("invalid_token");
  return session;
}
