import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet } from "jose";
import { z } from "zod";
import { SocialLoginRejected, type LoginParts } from "./social-login.ts";
import { readContent } from "./social-http.ts";

const keySetSchema: z.ZodType<JSONWebKeySet> = z.object({
  keys: z.array(z.looseObject({ kty: z.string() })),
});

/** Verifies and reads an id_token; throws SocialLoginRejected unless the provider signed it for us. */
export type ReadIdentity<T> = (idToken: string) => Promise<T>;

/**
 * Checks signature (RS256), issuer, audience and time of an id_token. The provider's keys are cached, and fetched
 * again when a token names an unknown one, because providers rotate keys.
 */
export function signedIdentity<T>(
  expected: {
    readonly keysUrl: string;
    readonly issuer: readonly string[];
    readonly audience: string;
    readonly claims: z.ZodType<T>;
  },
  { call, clock }: Pick<LoginParts, "call" | "clock">,
): ReadIdentity<T> {
  const { keysUrl, issuer, audience, claims } = expected;
  let keys: ReturnType<typeof createLocalJWKSet> | null = null;

  const fetchKeys = async () => {
    keys = createLocalJWKSet(readContent(keySetSchema, (await call({ url: keysUrl })).content));
    return keys;
  };
  const verify = (idToken: string, keySet: ReturnType<typeof createLocalJWKSet>) =>
    jwtVerify(idToken, keySet, {
      algorithms: ["RS256"],
      issuer: [...issuer],
      audience,
      currentDate: clock(),
      clockTolerance: 60,
      requiredClaims: ["exp", "iat", "sub"],
    });

  return async (idToken) => {
    try {
      const { payload } = await verify(idToken, keys ?? (await fetchKeys())).catch(
        async (error: unknown) => {
          if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
          return verify(idToken, await fetchKeys());
        },
      );
      const read = claims.safeParse(payload);
      if (read.success) return read.data;
      throw new SocialLoginRejected("The id_token does not say who it is");
    } catch (cause) {
      if (!(cause instanceof errors.JOSEError)) throw cause;
      throw new SocialLoginRejected("The id_token is not the provider's", { cause });
    }
  };
}
