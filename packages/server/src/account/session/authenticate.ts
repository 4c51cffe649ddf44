import type { OperationId } from "@damadum/sdk/operations";
import type { Authenticate } from "../../http/register-operations.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { readAccessToken } from "./access-token.ts";
import { requireActiveOperator } from "./operator-store.ts";
import { requireActiveSession } from "./require-active-session.ts";

/** Renewal follows the expiry of the access token, and a logout may come just as late. */
const withExpiredToken: ReadonlySet<string> = new Set<OperationId>([
  "refreshToken",
  "resetTokens",
  "logout",
  "refreshOperatorTokens",
  "logoutOperator",
]);

/** A logout succeeds even if its token is not valid any more. */
const withAnyToken: ReadonlySet<string> = new Set<OperationId>(["logout"]);

/** Finds the caller by the Authorization header; a token that is sent must be valid, except for a logout. */
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
    const session = await requireActiveSession(db, { ...claims, now });
    const forOperator = security === "operator";
    if (session.for_operator !== forOperator) throw new ProblemError("invalid_token");
    if (security === "company" && session.role !== "COMPANY") throw new ProblemError("forbidden");
    const caller = { ...claims, role: session.role };
    return forOperator
      ? { ...caller, ...(await requireActiveOperator(db, claims.userId)) }
      : caller;
  };
}
