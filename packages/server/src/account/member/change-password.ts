import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { endSessions } from "../session/end-sessions.ts";
import { requireRecentConfirmation } from "../session/recent-confirmation.ts";
import { requireActiveSession } from "../session/require-active-session.ts";
import { lockMember } from "./lock-member.ts";
import { requireStrongPassword } from "./require-strong-password.ts";
import { setPassword } from "./set-password.ts";

/** Sets a new password, or the first one of a social member. This login stays valid, all others end. */
export async function changePassword(
  { db, clock, passwords }: Pick<Services, "db" | "clock" | "passwords">,
  input: { readonly userId: string; readonly familyId: string; readonly passwd: string },
): Promise<void> {
  const { userId, familyId, passwd } = input;
  requireStrongPassword(passwd);
  const now = clock();
  await requireRecentConfirmation(db, { familyId, now });
  const passwordHash = await passwords.hash(passwd);
  await inTransaction(db, async (tx) => {
    await lockMember(tx, userId);
    // If this login was ended meanwhile, for example by a new password, its owner did that.
    await requireActiveSession(tx, { familyId, userId, now });
    await setPassword(tx, { userId, passwordHash });
    await endSessions(tx, { userId, exceptFamilyId: familyId, reason: "password", now });
  });
}
