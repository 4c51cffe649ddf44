import type { Tx } from "../../db/tables.ts";
import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import { signAccessToken } from "./access-token.ts";
import { familyExpiry, refreshExpiry } from "./session-times.ts";
import { insertFamily, insertRefreshToken, recordLogin } from "./store.ts";

/** The two tokens of a login. */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Starts a new family of tokens for a user who has just proved who he is. */
export async function startSession(
  tx: Tx,
  { clock, ids, keys }: Pick<Services, "clock" | "ids" | "keys">,
  { userId, address }: { readonly userId: string; readonly address: string },
): Promise<TokenPair> {
  const now = clock();
  const familyId = ids.uuid();
  const refreshToken = ids.secret();
  const expiresAt = familyExpiry(now);
  await insertFamily(tx, {
    id: familyId,
    userId,
    addressHash: keys.hashAddress(address),
    now,
    expiresAt,
  });
  await insertRefreshToken(tx, {
    hash: hashSecret(refreshToken),
    familyId,
    now,
    expiresAt: refreshExpiry(now, expiresAt),
  });
  await recordLogin(tx, { userId, now });
  const accessToken = await signAccessToken({ userId, familyId }, { keys, issuedAt: now });
  return { accessToken, refreshToken };
}
