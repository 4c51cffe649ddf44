import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import { signAccessToken, type AccessClaims } from "./access-token.ts";
import { redeemRefreshToken } from "./redeem-refresh-token.ts";

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
