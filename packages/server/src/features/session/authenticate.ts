import type { OperationId } from "../../generated/operations.ts";
import type { Authenticate } from "../../http/register-operations.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { readAccessToken } from "./access-token.ts";
import { findLivingSession } from "./store.ts";

/** Renewal is what one does when the access token has expired. */
const withExpiredToken: ReadonlySet<string> = new Set<OperationId>(["refreshToken", "resetTokens"]);

/** Finds the caller from the Authorization header; a token that was sent must always be good. */
export function createAuthenticate({
  db,
  clock,
  keys,
}: Pick<Services, "db" | "clock" | "keys">): Authenticate {
  return async ({ id, security }, authorization) => {
    if (security === "none") return null;
    if (authorization === undefined || authorization === "") {
      if (security === "optional") return null;
      throw new Refusal("no_credentials");
    }
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    if (token === undefined) throw new Refusal("invalid_token");
    const now = clock();
    const claims = await readAccessToken(token, {
      keys,
      now,
      mayBeExpired: withExpiredToken.has(id),
    });
    const session = await findLivingSession(db, { ...claims, now });
    if (session === null) throw new Refusal("invalid_token");
    return { ...claims, role: session.role };
  };
}
