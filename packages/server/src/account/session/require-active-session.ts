import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

/** The login behind an access token; throws `invalid_token` when it has ended. */
export function requireActiveSession(
  db: Connection,
  login: { readonly familyId: string; readonly userId: string; readonly now: Date },
) {
  return db
    .selectFrom("token_families")
    .innerJoin("users", "users.id", "token_families.user_id")
    .select("users.role")
    .where("token_families.id", "=", login.familyId)
    .where("token_families.user_id", "=", login.userId)
    .where("token_families.revoked_at", "is", null)
    .where("token_families.expires_at", ">", login.now)
    .where("users.withdrawn_at", "is", null)
    .executeTakeFirstOrThrow(() => new ProblemError("invalid_token"));
}
