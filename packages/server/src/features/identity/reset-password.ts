import { inTransaction } from "../../db/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { refuseWeakPassword } from "../member/refuse-weak-password.ts";
import { setPassword } from "../member/set-password.ts";
import { endSessions } from "../session/end-sessions.ts";
import { lockPasswordMark } from "./member-store.ts";
import { plainUsername } from "./plain-username.ts";
import { lookAtTicket, spendTicket } from "./tickets.ts";

/** Sets a new password for whoever holds the ticket, and ends every login of that account. */
export async function resetPassword(
  { db, clock, passwords, limits }: Pick<Services, "db" | "clock" | "passwords" | "limits">,
  given: {
    readonly username: string;
    readonly passwd: string;
    readonly resetToken: string;
    readonly address: string;
  },
): Promise<void> {
  const { passwd, resetToken, address } = given;
  await limits.consume("passwordResetFromAddress", address);
  refuseWeakPassword(passwd);
  const username = plainUsername(given.username);
  const now = clock();
  const ticket = { kind: "RESET", secret: resetToken, now } as const;
  // Asked before the slow hash; only using it, below, decides.
  await lookAtTicket(db, ticket);
  const passwordHash = await passwords.hash(passwd);
  await inTransaction(db, async (tx) => {
    const { userId, passwordMark } = await spendTicket(tx, { ...ticket, purpose: "RESET" });
    const isStill = (await lockPasswordMark(tx, userId)) === passwordMark;
    if (!isStill || !(await setPassword(tx, { userId, username, passwordHash }))) {
      throw new Refusal("ticket_invalid");
    }
    await endSessions(tx, { userId, reason: "password", now });
  });
  // Whoever was guessing before has not locked the owner out.
  await limits.reset("loginToAccount", username);
  await limits.reset("loginToAccountFromAddress", username, address);
}
