import { z } from "zod";
import { providerId, providerText } from "../provider-fields.ts";
import { signedIdentity } from "./signed-identity.ts";
import { SocialLoginRejected, type LoginParts, type SocialLogin } from "./social-login.ts";
import { returnAddress, withQuery, type OAuthClient } from "../../settings/social-settings.ts";
import { readContent } from "./social-http.ts";

const ISSUERS = ["https://accounts.google.com", "accounts.google.com"];

const tokenSchema = z.object({ id_token: z.string().min(1) });
const claimsSchema = z.object({
  sub: providerId,
  name: providerText().min(1).optional(),
  email: providerText().optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
});

/** Login with Google (OpenID Connect): the id_token that the code is exchanged for carries the identity. */
export function googleLogin(client: OAuthClient, parts: LoginParts): SocialLogin {
  const { call, endpoints, settings } = parts;
  const expected = {
    keysUrl: endpoints.person,
    issuer: ISSUERS,
    audience: client.clientId,
    claims: claimsSchema,
  };
  const readIdentity = signedIdentity(expected, parts);
  return {
    authorizeUrl: (from) =>
      withQuery(endpoints.authorize, {
        response_type: "code",
        client_id: client.clientId,
        redirect_uri: returnAddress(settings, "GOOGLE", from),
        scope: "openid email profile",
      }),
    async exchange({ code, client: from, codeVerifier }) {
      const form = {
        grant_type: "authorization_code",
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uri: returnAddress(settings, "GOOGLE", from),
        code,
        ...(codeVerifier === undefined ? {} : { code_verifier: codeVerifier }),
      };
      const token = await call({ url: endpoints.token, form });
      if (token.status >= 400) throw new SocialLoginRejected("Google refused the code");
      const person = await readIdentity(readContent(tokenSchema, token.content).id_token);
      return {
        providerId: person.sub,
        username: null,
        gender: "U",
        name: person.name ?? null,
        birthday: null,
        birthyear: null,
        phoneNumber: null,
        ageRange: null,
        email: person.email_verified === false ? null : (person.email ?? null),
      };
    },
  };
}
