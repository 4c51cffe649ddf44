import { createHash, generateKeyPairSync, sign, type JsonWebKey } from "node:crypto";

/** A key as providers publish it. */
export type PublishedKey = JsonWebKey & { kid: string; use: "sig"; alg: "RS256" };

export interface Signer {
  /** A signed JWT (RS256). */
  token: (claims: Readonly<Record<string, unknown>>) => string;
  keys: readonly PublishedKey[];
}

/** Signs id_tokens with a key that lives as long as the process, so a restart rotates it as providers do. */
export function createSigner(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const jwk = publicKey.export({ format: "jwk" });
  const kid = createHash("sha256").update(JSON.stringify(jwk)).digest("base64url").slice(0, 10);
  return {
    token(claims) {
      const signed = [{ alg: "RS256", kid, typ: "JWT" }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
        .join(".");
      const signature = sign("RSA-SHA256", Buffer.from(signed), privateKey);
      return `${signed}.${signature.toString("base64url")}`;
    },
    keys: [{ ...jwk, kid, use: "sig", alg: "RS256" }],
  };
}
