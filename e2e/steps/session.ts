import { createHmac, hkdfSync } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Stack } from "../../scripts/stack/stack.ts";
import type { Api, Tokens } from "../api.ts";

export async function afterExpiry(stack: Stack, tokens: Tokens): Promise<Tokens> {
  const [header = "", payload = ""] = tokens.access_token.split(".");
  const claims: { iat: number } = JSON.parse(Buffer.from(payload, "base64url").toString());
  const past = { ...claims, iat: claims.iat - 3600, exp: claims.iat - 2700 };
  const signed = `${header}.${Buffer.from(JSON.stringify(past)).toString("base64url")}`;

  const secret = await readFile(join(stack.settings.dataDir, "token-secret"), "utf8");
  const key = hkdfSync("sha256", secret, "damadum", "damadum/access-token", 32);
  const signature = createHmac("sha256", new Uint8Array(key)).update(signed).digest("base64url");
  return { ...tokens, access_token: `${signed}.${signature}` };
}

/** Ends the login on the server, as from another device, without notifying this browser. */
export async function endElsewhere(api: Api, tokens: Tokens): Promise<void> {
  await api.get("/logout", tokens);
}
