import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { Keys } from "../../providers/keys.ts";
import { ProblemError } from "../../http/problem-error.ts";

const ALGORITHM = "HS256";
const ISSUER = "damadum";
const ACCESS_TOKEN_MINUTES = 15;

/** The claims of an access token: a user, and the login (token family) that it came from. */
export interface AccessClaims {
  readonly userId: string;
  readonly familyId: string;
}

const claimsSchema = z
  .object({ sub: z.uuid(), sid: z.uuid() })
  .transform(({ sub, sid }): AccessClaims => ({ userId: sub, familyId: sid }));

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

/** Reads a token that this server signed; throws for a forged one, and for an expired one unless `mayBeExpired`. */
export async function readAccessToken(
  token: string,
  {
    keys,
    now,
    mayBeExpired,
  }: { readonly keys: Keys; readonly now: Date; readonly mayBeExpired: boolean },
): Promise<AccessClaims> {
  const options = { algorithms: [ALGORITHM], issuer: ISSUER, currentDate: now };
  try {
    return claimsSchema.parse((await jwtVerify(token, keys.accessTokens, options)).payload);
  } catch (error) {
    // jose checks the signature first, so an expired token was signed by us.
    if (!(error instanceof errors.JWTExpired))
      throw new ProblemError("invalid_token", { cause: error });
    if (!mayBeExpired) throw new ProblemError("expired_token");
    return claimsSchema.parse(error.payload);
  }
}
