import type { OperationId } from "@damadum/contract/operations";
import type { Authenticate } from "../../http/register-operations.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { readAccessToken } from "./access-token.ts";
import { requireLivingSession } from "./require-living-session.ts";

/** Renewal is what one does when the access token has expired; a logout may come as late. */
const withExpiredToken: ReadonlySet<string> = new Set<OperationId>([
  "refreshToken",
  "resetTokens",
  "logout",
]);

/** Whoever wants to leave leaves, whatever their tokens are worth by now. */
const withAnyToken: ReadonlySet<string> = new Set<OperationId>(["logout"]);

/** Finds the caller from the Authorization header; a token that was sent must be good, except to leave. */
export function createAuthenticate(
  services: Pick<Services, "db" | "clock" | "keys">,
): Authenticate {
  const find = finder(services);
  return async (operation, authorization) => {
    try {
      return await find(operation, authorization);
    } catch (error) {
      if (error instanceof ProblemError && withAnyToken.has(operation.id)) return null;
      throw error;
    }
  };
}

function finder({ db, clock, keys }: Pick<Services, "db" | "clock" | "keys">): Authenticate {
  return async ({ id, security }, authorization) => {
    if (security === "none") return null;
    if (authorization === undefined || authorization === "") {
      if (security === "optional") return null;
      throw new ProblemError("no_credentials");
    }
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    if (token === undefined) throw new ProblemError("invalid_token");
    const now = clock();
    const claims = await readAccessToken(token, {
      keys,
      now,
      mayBeExpired: withExpiredToken.has(id),
    });
    const session = await requireLivingSession(db, { ...claims, now });
    return { ...claims, role: session.role };
  };
}
