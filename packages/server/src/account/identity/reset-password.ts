import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockPasswordMark, findMembersOfPerson } from "./member-store.ts";
import { normalizeUsername } from "../session/normalize-username.ts";
import { findValidTicket, spendTicket } from "../ticket/tickets.ts";
import { requireStrongPassword, setPassword } from "../member/passwords.ts";
import { endSessions } from "../session/sessions.ts";
import { maskUsername } from "@damadum/domain";

/** Sets a new password for the ticket's account and ends every login of that account. */
export async function resetPassword(
  { db, clock, passwords, limits }: Pick<Services, "db" | "clock" | "passwords" | "limits">,
  input: {
    readonly username: string;
    readonly passwd: string;
    readonly resetToken: string;
    readonly address: string;
  },
): Promise<void> {
  const { passwd, resetToken, address } = input;
  await limits.consume("passwordResetFromAddress", address);
  requireStrongPassword(passwd);
  const username = normalizeUsername(input.username);
  const now = clock();
  const ticket = { kind: "RESET", secret: resetToken, now } as const;
  // A cheap check before the slow hash; only spending the ticket, below, decides.
  await findValidTicket(db, ticket);
  const passwordHash = await passwords.hash(passwd);
  await inTransaction(db, async (tx) => {
    const { userId, passwordMark } = await spendTicket(tx, { ...ticket, purpose: "RESET" });
    const isUnchanged = (await lockPasswordMark(tx, userId)) === passwordMark;
    if (!isUnchanged || !(await setPassword(tx, { userId, username, passwordHash }))) {
      throw new ProblemError("ticket_invalid");
    }
    await endSessions(tx, { userId, reason: "password", now });
  });
  // Earlier guesses by others must not lock the owner out.
  await limits.reset("loginToAccount", username);
  await limits.reset("loginToAccountFromAddress", username, address);
}

/** The usernames of a certified person, masked: by the person's key, else by the certified name and phone. */
export async function findUsernames(
  { db, clock, limits }: Pick<Services, "db" | "clock" | "limits">,
  { uid, address }: { readonly uid: string; readonly address: string },
) {
  await limits.consume("findUsernamesFromAddress", address);
  const now = clock();
  const members = await inTransaction(db, async (tx) => {
    const person = await spendTicket(tx, { kind: "PERSON", secret: uid, now, purpose: "FIND" });
    return findMembersOfPerson(tx, person);
  });
  return members.map(({ username, ...member }) => ({
    ...member,
    username: maskUsername(username),
  }));
}
