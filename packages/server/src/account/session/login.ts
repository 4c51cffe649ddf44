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

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly address: string;
  readonly userAgent?: string;
}

/**
 * Logs a member in. An operator's password does not: without the second factor it would open what operators see, and
 * give back the guesses at their codes.
 */
export async function login(
  services: Pick<Services, "db" | "clock" | "ids" | "keys" | "passwords" | "limits">,
  input: Credentials,
): Promise<TokenPair> {
  const proved = await checkPassword(services, input, {
    proves: ({ role }) => role !== "OPERATOR",
  });
  return inTransaction(services.db, (tx) => startSession(tx, services, proved));
}

/** An account whose password was typed right. */
interface ProvedAccount {
  readonly userId: string;
  readonly role: "MEMBER" | "COMPANY" | "OPERATOR";
  readonly username: string;
  readonly passwordHash: string;
  /** Whether it was logged in to from this address before. */
  readonly isKnown: boolean;
}

/** Counts a try and checks username and password; null for a wrong one of either, after the same time. */
export async function tryPassword(
  services: Pick<Services, "db" | "keys" | "passwords" | "limits">,
  input: Credentials,
): Promise<ProvedAccount | null> {
  const { db, keys, passwords, limits } = services;
  const { password, address } = input;
  const username = normalizeUsername(input.username);

  await limits.consume("loginFromAddress", address);
  await limits.consume("loginToAccountFromAddress", username, address);
  const account = await findLogin(db, username);
  const isKnown = await isKnownAddressOf(db, {
    userId: account?.id ?? null,
    addressHash: keys.hashAddress(address),
  });
  if (!isKnown) await limits.consume("loginToAccount", username);

  const passwordHash = account?.password_hash ?? null;
  const matches = await passwords.verify(passwordHash, password);
  if (account === null || passwordHash === null || !matches) return null;
  return { userId: account.id, role: account.role, username, passwordHash, isKnown };
}

/** Gives back the tries of somebody who has proved to be the owner. */
export async function forgiveTries(
  { limits }: Pick<Services, "limits">,
  account: Pick<ProvedAccount, "username" | "isKnown"> & { readonly address: string },
): Promise<void> {
  const { username, isKnown, address } = account;
  await limits.reset("loginToAccountFromAddress", username, address);
  if (!isKnown) await limits.restore("loginToAccount", username);
}

/** Checks username and password, and then what else proves it; what was wrong is not said. */
async function checkPassword(
  services: Pick<Services, "db" | "keys" | "passwords" | "limits">,
  input: Credentials,
  {
    proves,
    about,
  }: {
    readonly proves: (account: ProvedAccount) => boolean | Promise<boolean>;
    readonly about?: "operator";
  },
) {
  const account = await tryPassword(services, input);
  if (account === null || !(await proves(account)))
    throw new ProblemError("login_failed", { about });
  const { address, userAgent } = input;
  await forgiveTries(services, { ...account, address });
  const device = userAgent === undefined ? {} : { userAgent };
  return { userId: account.userId, address, passwordHash: account.passwordHash, ...device };
}

/** Logs in with the ticket of an exchange; throws `signup_required` while the account has no owner. */
export async function loginWithTicket(
  services: Pick<Services, "db" | "clock" | "ids" | "keys" | "limits">,
  input: {
    readonly type: SocialLoginType;
    readonly ticket: string;
    readonly address: string;
    readonly userAgent: string;
  },
): Promise<TokenPair> {
  const { db, clock, limits } = services;
  const { type, ticket, address, userAgent } = input;
  await limits.consume("socialLoginFromAddress", address);
  const now = clock();
  return inTransaction(db, async (tx) => {
    const presented = { kind: "SOCIAL", secret: ticket, now, purpose: "LOGIN" } as const;
    const account = await spendTicket(tx, presented);
    if (account.type !== type) throw new ProblemError("ticket_invalid");
    const userId = await findOwner(tx, account);
    // The throw rolls back the use of the ticket, so that the signup can still use it.
    if (userId === null) throw new ProblemError("signup_required");
    return startSession(tx, services, { userId, address, userAgent });
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
  const proved = await checkPassword(services, credentials, {
    proves: ({ userId }) => checkSecondFactor(services, { userId, code }),
    about: "operator",
  });
  const tokens = await inTransaction(services.db, (tx) =>
    startSession(tx, services, { ...proved, forOperator: true }),
  );
  return { userId: proved.userId, tokens };
}
