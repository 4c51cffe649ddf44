import type { Tx } from "../../db/tables.ts";
import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import {
  findFamilyOfToken,
  listSessions,
  lockRefreshToken,
  revokeFamily,
  type SessionOwner,
} from "./store.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { signAccessToken, type AccessClaims } from "./access-token.ts";
import { isRepeatAllowed } from "./session-times.ts";

/** Ends every login of an account, except a given one. */
export async function endSessions(
  tx: Tx,
  ending: {
    readonly userId: string;
    readonly exceptFamilyId?: string;
    readonly reason: "password" | "withdrawal" | "disabled";
    readonly now: Date;
  },
): Promise<void> {
  const { userId, exceptFamilyId, reason, now } = ending;
  let query = tx
    .updateTable("token_families")
    .set({ revoked_at: now, revoke_reason: reason })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null);
  if (exceptFamilyId !== undefined) query = query.where("id", "!=", exceptFamilyId);
  await query.execute();
}

/** Ends the logins that the sent tokens belong to; an unknown token is not an error. */
export async function logout(
  { db, clock }: Pick<Services, "db" | "clock">,
  held: { readonly familyId: string | null; readonly refreshToken: string | undefined },
): Promise<void> {
  const { familyId, refreshToken: token } = held;
  const named = token === undefined ? null : await findFamilyOfToken(db, hashSecret(token));
  const families = new Set([familyId, named].filter((id) => id !== null));
  for (const id of families) {
    await revokeFamily(db, { familyId: id, reason: "logout", now: clock() });
  }
}

/** Ends one login of a user; throws `not_found` for one that is over or somebody else's. */
export async function endSession(
  { db, clock }: Pick<Services, "db" | "clock">,
  { familyId, ...owner }: SessionOwner & { readonly familyId: string },
): Promise<void> {
  const now = clock();
  const own = await listSessions(db, { ...owner, now });
  if (!own.some(({ id }) => id === familyId)) throw new ProblemError("not_found");
  await revokeFamily(db, { familyId, reason: "logout", now });
}

/** Returns a new access token; the refresh token stays unchanged. */
export async function refreshToken(
  { db, clock, keys }: Pick<Services, "db" | "clock" | "keys">,
  { claims, refreshToken: token }: { readonly claims: AccessClaims; readonly refreshToken: string },
): Promise<string> {
  const now = clock();
  const hash = hashSecret(token);
  const redemption = await inTransaction(db, (tx) => redeemRefreshToken(tx, { hash, claims, now }));
  if (redemption.kind === "rejected") throw new ProblemError("invalid_token");
  return signAccessToken(claims, { keys, issuedAt: now });
}

/** The result of checking a refresh token. */
type Redemption =
  | { readonly kind: "current"; readonly familyExpiresAt: Date }
  /** Already rotated, but so recently that this is the same request again. */
  | { readonly kind: "repeat"; readonly rotatedAt: Date }
  | { readonly kind: "rejected" };

/**
 * Checks a refresh token under lock. Reuse of a rotated one means that two parties have it, so the whole
 * family is revoked. The result is returned rather than thrown, because a throw would roll that back.
 */
export async function redeemRefreshToken(
  tx: Tx,
  input: { readonly hash: string; readonly claims: AccessClaims; readonly now: Date },
): Promise<Redemption> {
  const { hash, claims, now } = input;
  const token = await lockRefreshToken(tx, hash);
  if (token === null || token.revoked_at !== null) return { kind: "rejected" };
  if (token.user_id !== claims.userId || token.family_id !== claims.familyId) {
    return { kind: "rejected" };
  }
  if (token.expires_at <= now || token.family_expires_at <= now) return { kind: "rejected" };
  if (token.rotated_at === null) {
    return { kind: "current", familyExpiresAt: token.family_expires_at };
  }
  if (isRepeatAllowed(token.rotated_at, now))
    return { kind: "repeat", rotatedAt: token.rotated_at };
  await revokeFamily(tx, { familyId: token.family_id, reason: "reuse", now });
  return { kind: "rejected" };
}
