import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { perObject } from "../../db/per-object.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { hashSecret, type Keys } from "../../providers/keys.ts";

const ALGORITHM = "HS256";
const ISSUER = "damadum";
const ACCESS_TOKEN_MINUTES = 15;

/** The claims of an access token: a user, and the login (token family) that it came from. */
export interface AccessClaims {
  readonly userId: string;
  readonly familyId: string;
}

/** A token with a right signature. Whether it has expired is not known yet. */
const verifiedSchema = z
  .object({ sub: z.uuid(), sid: z.uuid(), exp: z.int() })
  .transform(({ sub, sid, exp }) => ({
    claims: { userId: sub, familyId: sid } satisfies AccessClaims,
    expiresAt: exp * 1000,
  }));
type VerifiedToken = z.infer<typeof verifiedSchema>;

/** Signs an access token for 15 minutes. The same claims at the same time give the same token. */
export function signAccessToken(
  { userId, familyId }: AccessClaims,
  { keys, issuedAt }: { readonly keys: Keys; readonly issuedAt: Date },
): Promise<string> {
  const seconds = Math.floor(issuedAt.getTime() / 1000);
  return new SignJWT({ sid: familyId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(userId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_MINUTES * 60)
    .sign(keys.accessTokens);
}

/** Of about 300 bytes each. */
const MAX_VERIFIED = 20_000;

/**
 * Tokens that were verified, oldest first, by their hashes: a token comes with many requests within its 15 minutes, and
 * what was signed stays signed. That it has not expired and that its login has not ended is checked with each of them.
 */
const verifiedTokens = perObject((_keys: Keys) => new Map<string, VerifiedToken>());

/** Reads a token that this server signed; throws for a forged one, and for an expired one unless `mayBeExpired`. */
export async function readAccessToken(
  token: string,
  {
    keys,
    now,
    mayBeExpired,
  }: { readonly keys: Keys; readonly now: Date; readonly mayBeExpired: boolean },
): Promise<AccessClaims> {
  const known = verifiedTokens(keys);
  const hash = hashSecret(token);
  const verified = known.get(hash) ?? (await verify(token, keys));
  known.set(hash, verified);
  if (known.size > MAX_VERIFIED) for (const oldest of known.keys().take(1)) known.delete(oldest);
  if (verified.expiresAt <= now.getTime() && !mayBeExpired) throw new ProblemError("expired_token");
  return verified.claims;
}

async function verify(token: string, keys: Keys): Promise<VerifiedToken> {
  // At that time nothing has expired yet.
  const options = { algorithms: [ALGORITHM], issuer: ISSUER, currentDate: new Date(0) };
  try {
    return verifiedSchema.parse((await jwtVerify(token, keys.accessTokens, options)).payload);
  } catch (error) {
    throw new ProblemError("invalid_token", { cause: error });
  }
}
