import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import { signAccessToken, type AccessClaims } from "./access-token.ts";
import { refreshExpiry } from "./session-times.ts";
import type { TokenPair } from "./start-session.ts";
import { insertRefreshToken, markRotated } from "./store.ts";
import { redeemRefreshToken } from "./sessions.ts";

/**
 * Renews both tokens. The successor is derived from the old refresh token, so that a repeated request within
 * ten seconds returns the same pair although only hashes are stored.
 */
export async function resetTokens(
  { db, clock, keys }: Pick<Services, "db" | "clock" | "keys">,
  { claims, refreshToken }: { readonly claims: AccessClaims; readonly refreshToken: string },
): Promise<TokenPair> {
  const now = clock();
  const hash = hashSecret(refreshToken);
  const successor = keys.successorOf(refreshToken);

  const issuedAt = await inTransaction(db, async (tx) => {
    const redemption = await redeemRefreshToken(tx, { hash, claims, now });
    if (redemption.kind === "rejected") return null;
    if (redemption.kind === "repeat") return redemption.rotatedAt;
    await markRotated(tx, { hash, now });
    await insertRefreshToken(tx, {
      hash: hashSecret(successor),
      family_id: claims.familyId,
      created_at: now,
      expires_at: refreshExpiry(now, redemption.familyExpiresAt),
    });
    return now;
  });
  if (issuedAt === null) throw new ProblemError("invalid_token");
  return {
    accessToken: await signAccessToken(claims, { keys, issuedAt }),
    refreshToken: successor,
  };
}
