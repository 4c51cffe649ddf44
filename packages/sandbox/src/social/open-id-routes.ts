import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { quirks } from "./quirks.ts";
import { publishedKeys, signToken } from "./signing.ts";
import type { Grant, SocialBook } from "./social-book.ts";

type Fields = Readonly<Record<string, string | undefined>>;
type OpenIdProvider = "google" | "apple";

/** The differences between the two providers that sign id_tokens. */
const providers = {
  google: {
    tokenPath: "/token",
    keysPath: "/oauth2/v3/certs",
    issuer: "https://accounts.google.com",
  },
  apple: { tokenPath: "/auth/token", keysPath: "/auth/keys", issuer: "https://appleid.apple.com" },
} as const;

const LIFETIME_SECONDS = 60 * 60;

/** Google's and Apple's API for merchants: the person comes as a signed id_token. */
export function openIdRoutes(app: FastifyInstance, book: SocialBook, now: () => number): void {
  for (const provider of ["google", "apple"] as const) {
    const { tokenPath, keysPath } = providers[provider];
    app.get(`/social/${provider}${keysPath}`, () => ({ keys: publishedKeys() }));
    app.post<{ Body: Fields }>(`/social/${provider}${tokenPath}`, ({ body }, reply) => {
      const { client_id: clientId = "", code = "" } = body;
      if (!knowsClient(provider, body)) {
        return reply.code(provider === "apple" ? 400 : 401).send({ error: "invalid_client" });
      }
      const grant = book.redeem(code, { provider, clientId });
      const fits = grant?.redirectUri === body["redirect_uri"] && proves(provider, grant, body);
      if (grant === null || !fits) {
        return reply.code(400).send({ error: "invalid_grant", error_description: "Bad Request" });
      }
      return {
        access_token: book.issueToken(grant),
        token_type: "Bearer",
        expires_in: LIFETIME_SECONDS,
        refresh_token: "sandbox",
        id_token: idToken(grant, now()),
      };
    });
  }
}

/** The claims that both sign; Google includes the name. */
export function idToken(grant: Grant, now: number): string {
  const { clientId, nonce, person } = grant;
  const provider: OpenIdProvider = grant.provider === "google" ? "google" : "apple";
  const { email, name } = person;
  return signToken({
    iss: providers[provider].issuer,
    sub: quirks[provider].accountId(person.key),
    aud: clientId,
    iat: now,
    exp: now + LIFETIME_SECONDS,
    ...(nonce === null ? {} : { nonce }),
    ...(email === null ? {} : { email, email_verified: provider === "google" ? true : "true" }),
    ...(provider === "google"
      ? { name, given_name: name.slice(1), family_name: name.slice(0, 1) }
      : {}),
  });
}

/** Apple's secret is a JWT signed with the merchant's key (ES256), whose signature the sandbox cannot check. */
function knowsClient(provider: OpenIdProvider, { client_id, client_secret }: Fields): boolean {
  if (provider === "google") return Boolean(client_secret);
  const [header, claims] = (client_secret ?? "").split(".").map(statement);
  return (
    header?.["alg"] === "ES256" &&
    claims?.["sub"] === client_id &&
    claims?.["aud"] === providers.apple.issuer
  );
}

/** Google checks the PKCE verifier against the challenge of the login; Apple has no PKCE here. */
function proves(provider: OpenIdProvider, grant: Grant | null, body: Fields): boolean {
  if (provider === "apple" || !grant?.challenge) return true;
  const verifier = body["code_verifier"] ?? "";
  return createHash("sha256").update(verifier).digest("base64url") === grant.challenge;
}

function statement(part: string): Record<string, unknown> | null {
  try {
    const content: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof content === "object" && content !== null ? { ...content } : null;
  } catch {
    // The signature, or no JWT at all.
    return null;
  }
}
