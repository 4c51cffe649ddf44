import { instantAfter } from "@damadum/domain";
import { SignJWT, decodeJwt } from "jose";
import { signAccessToken } from "../../account/session/access-token.ts";
import { createKeys } from "../../providers/keys.ts";
import { newMember } from "../members.ts";
import type { TestServer } from "../test-server.ts";

export interface BadToken {
  readonly name: string;
  readonly token: string;
  readonly code: "expired_token" | "invalid_token";
}

/** Every kind of invalid access token. */
export async function badTokens(server: TestServer): Promise<readonly BadToken[]> {
  const { token, refresh } = await newMember(server);
  const { sub = "", sid } = decodeJwt<{ sid: string }>(token);
  const claims = { userId: sub, familyId: sid };
  const now = server.clock.read();
  const hourAgo = instantAfter(now, -1, "hour");
  const [header = "", , signature = ""] = token.split(".");
  const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
  const somebodyElse = createKeys("a secret that this server never had");

  const ended = await newMember(server);
  await server.api.ok("logout", { headers: { "refresh-token": ended.refresh } });
  const gone = await newMember(server);
  await server.api.ok("deleteMe", { token: gone.token });

  const invalid: Readonly<Record<string, string>> = {
    "signed by somebody else": await signAccessToken(claims, { keys: somebodyElse, issuedAt: now }),
    "not signed": `${none}.${token.split(".")[1]}.`,
    "with other claims": `${header}.${payload({ sub: ended.username, sid })}.${signature}`,
    "of another issuer": await new SignJWT({ sid })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer("elsewhere")
      .setSubject(sub)
      .setExpirationTime(Math.floor(now.getTime() / 1000) + 600)
      .sign(server.services.keys.accessTokens),
    "that is a refresh token": refresh,
    "of a login that ended": ended.token,
    "of a member who left": gone.token,
    "of no form": "x",
  };
  return [
    {
      name: "expired",
      token: await signAccessToken(claims, { keys: server.services.keys, issuedAt: hourAgo }),
      code: "expired_token",
    },
    ...Object.entries(invalid).map(([name, bad]) => ({
      name,
      token: bad,
      code: "invalid_token" as const,
    })),
  ];
}

function payload(claims: object): string {
  return Buffer.from(JSON.stringify(claims)).toString("base64url");
}
