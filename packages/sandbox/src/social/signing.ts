import { createHash, generateKeyPairSync, sign, type JsonWebKey } from "node:crypto";

export type PublishedKey = JsonWebKey & { kid: string; use: "sig"; alg: "RS256" };

let made: ReturnType<typeof makeKey> | undefined;

/**
 * Lives as long as the process, so a restart rotates it as providers do. Made at its first use, because making it takes
 * up to half a second and most logins need none.
 */
const signingKey = () => (made ??= makeKey());

/** A JWT of these claims, signed by RS256. */
export function signToken(claims: Readonly<Record<string, unknown>>): string {
  const { privateKey, kid } = signingKey();
  const signed = [{ alg: "RS256", kid, typ: "JWT" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = sign("RSA-SHA256", Buffer.from(signed), privateKey);
  return `${signed}.${signature.toString("base64url")}`;
}

export function publishedKeys(): readonly PublishedKey[] {
  const { jwk, kid } = signingKey();
  return [{ ...jwk, kid, use: "sig", alg: "RS256" }];
}

function makeKey() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const jwk = publicKey.export({ format: "jwk" });
  const kid = createHash("sha256").update(JSON.stringify(jwk)).digest("base64url").slice(0, 10);
  return { privateKey, jwk, kid };
}
