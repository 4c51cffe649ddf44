import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { forgiveTries, tryPassword, type Credentials } from "../session/login.ts";
import { findSecondFactor } from "../session/operator-store.ts";
import { startSession, type TokenPair } from "../session/start-session.ts";
import { issueTicket, spendTicket } from "../ticket/tickets.ts";
import {
  challengeOf,
  ownerOfAssertion,
  rpIdOf,
  type Assertion,
  type PasskeySite,
} from "./passkeys.ts";

/** Where operators' passkeys are valid. */
export const consoleSite = ({ consoleOrigin }: Pick<Services, "consoleOrigin">): PasskeySite => ({
  origin: consoleOrigin,
  forOperator: true,
});

/**
 * Begins a login by password and passkey, for which it returns the challenge. Whether the password was right, and
 * whether there is a passkey, is only said with the passkey's signature.
 */
export async function startOperatorPasskeyLogin(
  services: Pick<
    Services,
    "db" | "clock" | "ids" | "keys" | "passwords" | "limits" | "consoleOrigin"
  >,
  credentials: Credentials,
) {
  const { db, clock, ids } = services;
  const account = await tryPassword(services, credentials);
  const challenge = ids.secret();
  const ticket = { kind: "PASSKEY_LOGIN", secret: challenge, content: { account } } as const;
  await issueTicket(db, { ...ticket, now: clock() });
  return { challenge, rpId: rpIdOf(consoleSite(services)) };
}

/**
 * Logs an operator in by the password of the start and the passkey's signature; which of them was wrong is not said.
 * Throws `ticket_invalid` when the challenge is late or was used.
 */
export async function loginOperatorWithPasskey(
  services: Pick<Services, "db" | "clock" | "ids" | "keys" | "limits" | "consoleOrigin">,
  { assertion, address }: { readonly assertion: Assertion; readonly address: string },
): Promise<{ readonly userId: string; readonly tokens: TokenPair }> {
  const { db, clock } = services;
  const now = clock();
  const challenge = challengeOf(assertion.clientData);
  const presented = { kind: "PASSKEY_LOGIN", secret: challenge, now, purpose: "LOGIN" } as const;
  // Of its own transaction: a challenge that failed is used up.
  const { account } = await inTransaction(db, (tx) => spendTicket(tx, presented));
  const refused = () => new ProblemError("login_failed", { about: "passkey" });
  if (account === null) throw refused();
  const { userId, passwordHash } = account;
  const tokens = await inTransaction(db, async (tx) => {
    const owner = await ownerOfAssertion(tx, consoleSite(services), { assertion, challenge, now });
    const isActive = (await findSecondFactor(tx, userId)) !== undefined;
    if (owner !== userId || !isActive) throw refused();
    return startSession(tx, services, { userId, address, passwordHash, forOperator: true });
  });
  await forgiveTries(services, { ...account, address });
  return { userId, tokens };
}
