import { importPKCS8, generateKeyPair, SignJWT, type CryptoKey } from "jose";
import { z } from "zod";
import { InvalidSettings } from "../../settings/invalid-settings.ts";
import { providerId, providerText } from "../provider-fields.ts";
import { signedIdentity } from "./signed-identity.ts";
import { SocialLoginRejected, type LoginParts, type SocialLogin } from "./social-login.ts";
import { returnAddress, withQuery, type AppleClient } from "../../settings/social-settings.ts";
import { readContent } from "./social-http.ts";

const ISSUER = "https://appleid.apple.com";
const SECRET_MINUTES = 5;

const tokenSchema = z.object({ id_token: z.string().min(1) });
const claimsSchema = z.object({ sub: providerId, email: providerText().optional() });

/**
 * Login with Apple. The browser submits code, id_token and, once, the name, by form_post. The identity comes from
 * the id_token that the code is exchanged for; the submitted one must agree with it.
 */
export async function appleLogin(client: AppleClient, parts: LoginParts): Promise<SocialLogin> {
  const { call, clock, endpoints, settings } = parts;
  const key = await signingKey(client);
  const expected = {
    keysUrl: endpoints.person,
    issuer: [ISSUER],
    audience: client.clientId,
    claims: claimsSchema,
  };
  const readIdentity = signedIdentity(expected, parts);
  return {
    authorizeUrl: (from) =>
      withQuery(endpoints.authorize, {
        response_type: "code id_token",
        response_mode: "form_post",
        client_id: client.clientId,
        redirect_uri: returnAddress(settings, "APPLE", from),
        scope: "name email",
      }),
    async exchange({ code, client: from, idToken = "", name, accountId }) {
      const brought = await readIdentity(idToken);
      const form = {
        grant_type: "authorization_code",
        client_id: client.clientId,
        client_secret: await clientSecret(client, key, clock()),
        redirect_uri: returnAddress(settings, "APPLE", from),
        code,
      };
      const token = await call({ url: endpoints.token, form });
      if (token.status >= 400) throw new SocialLoginRejected("Apple refused the code");
      const person = await readIdentity(readContent(tokenSchema, token.content).id_token);
      if (person.sub !== brought.sub || (accountId !== undefined && person.sub !== accountId)) {
        throw new SocialLoginRejected("Code and id_token are of different people");
      }
      return {
        providerId: person.sub,
        username: null,
        gender: "U",
        name: name?.trim() || null,
        birthday: null,
        birthyear: null,
        phoneNumber: null,
        ageRange: null,
        email: person.email ?? null,
      };
    },
  };
}

async function signingKey({ privateKey }: AppleClient): Promise<CryptoKey> {
  if (privateKey === null) return (await generateKeyPair("ES256")).privateKey;
  try {
    return await importPKCS8(privateKey, "ES256");
  } catch (cause) {
    throw new InvalidSettings("APPLE_PRIVATE_KEY: is no PKCS #8 key for ES256", { cause });
  }
}

/** Instead of a fixed secret, Apple requires a JWT signed with our key. */
function clientSecret(client: AppleClient, key: CryptoKey, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: "ES256", kid: client.keyId })
    .setIssuer(client.teamId)
    .setSubject(client.clientId)
    .setAudience(ISSUER)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + SECRET_MINUTES * 60)
    .sign(key);
}
