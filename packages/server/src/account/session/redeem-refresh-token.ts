import type { Tx } from "../../db/tables.ts";
import type { AccessClaims } from "./access-token.ts";
import { isRepeatAllowed } from "./session-times.ts";
import { lockRefreshToken, revokeFamily } from "./store.ts";

/** The result of checking a refresh token. */
export type Redemption =
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
