import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { normalizeUsername } from "./normalize-username.ts";
import { isKnownAddressOf } from "./is-known-address-of.ts";
import { startSession, type TokenPair } from "./start-session.ts";
import { findLogin } from "./store.ts";
import type { SocialLoginType } from "@damadum/domain";
import { spendTicket } from "../ticket/tickets.ts";
import { findOwner } from "./social-accounts.ts";
import { checkSecondFactor } from "./second-factor.ts";

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly address: string;
}

/**
 * Logs a member in. An operator's password does not: without the second factor it would open what operators see, and
 * give back the guesses at their codes.
 */
export async function login(
  services: Pick<Services, "db" | "clock" | "ids" | "keys" | "passwords" | "limits">,
  input: Credentials,
): Promise<TokenPair> {
  const proved = await checkPassword(services, input);
  return inTransaction(services.db, (tx) => startSession(tx, services, proved));
}

/**
 * Checks username and password, and then what else proves it. A wrong one of either takes the same time and gets the
 * same response.
 */
async function checkPassword(
  services: Pick<Services, "db" | "keys" | "passwords" | "limits">,
  input: Credentials,
  secondFactor?: (userId: string) => Promise<boolean>,
) {
  const { db, keys, passwords, limits } = services;
  const { password, address } = input;
  const username = normalizeUsername(input.username);

  await limits.consume("loginFromAddress", address);
  await limits.consume("loginToAccountFromAddress", username, address);
  const account = await findLogin(db, username);
  const known = await isKnownAddressOf(db, {
    userId: account?.id ?? null,
    addressHash: keys.hashAddress(address),
  });
  if (!known) await limits.consume("loginToAccount", username);

  const passwordHash = account?.password_hash ?? null;
  const matches = await passwords.verify(passwordHash, password);
  const about = secondFactor === undefined ? undefined : "operator";
  if (account === null || passwordHash === null || !matches) {
    throw new ProblemError("login_failed", { about });
  }
  const isProved = await (secondFactor?.(account.id) ?? account.role !== "OPERATOR");
  if (!isProved) throw new ProblemError("login_failed", { about });

  await limits.reset("loginToAccountFromAddress", username, address);
  if (!known) await limits.restore("loginToAccount", username);
  return { userId: account.id, address, passwordHash };
}

/** Logs in with the ticket of an exchange; throws `signup_required` while the account has no owner. */
export async function loginWithTicket(
  services: Pick<Services, "db" | "clock" | "ids" | "keys" | "limits">,
  input: {
    readonly type: SocialLoginType;
    readonly ticket: string;
    readonly address: string;
  },
): Promise<TokenPair> {
  const { db, clock, limits } = services;
  const { type, ticket, address } = input;
  await limits.consume("socialLoginFromAddress", address);
  const now = clock();
  return inTransaction(db, async (tx) => {
    const presented = { kind: "SOCIAL", secret: ticket, now, purpose: "LOGIN" } as const;
    const account = await spendTicket(tx, presented);
    if (account.type !== type) throw new ProblemError("ticket_invalid");
    const userId = await findOwner(tx, account);
    // The throw rolls back the use of the ticket, so that the signup can still use it.
    if (userId === null) throw new ProblemError("signup_required");
    return startSession(tx, services, { userId, address });
  });
}

/** Logs an operator in by password and second factor; which of them was wrong is not said. */
export async function loginOperator(
  services: Pick<Services, "db" | "clock" | "ids" | "keys" | "passwords" | "limits">,
  input: {
    readonly username: string;
    readonly password: string;
    readonly code: string;
    readonly address: string;
  },
): Promise<{ readonly userId: string; readonly tokens: TokenPair }> {
  const { code, ...credentials } = input;
  const proved = await checkPassword(services, credentials, (userId) =>
    checkSecondFactor(services, { userId, code }),
  );
  const tokens = await inTransaction(services.db, (tx) =>
    startSession(tx, services, { ...proved, forOperator: true }),
  );
  return { userId: proved.userId, tokens };
}
