import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The secret from the settings, or one generated at the first start and stored in the data folder. */
export function tokenSecretOf(settings: {
  readonly tokenSecret: string | null;
  readonly dataDir: string;
}): string {
  if (settings.tokenSecret !== null) return settings.tokenSecret;
  const file = join(settings.dataDir, "token-secret");
  if (existsSync(file)) return readFileSync(file, "utf8");
  const secret = randomBytes(48).toString("base64url");
  mkdirSync(settings.dataDir, { recursive: true });
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
