import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { requireActiveSession } from "../session/require-active-session.ts";
import { lockMember } from "./lock-member.ts";
import type { Tx } from "../../db/tables.ts";
import { checkPassword, PASSWORD_MESSAGE } from "@damadum/domain";
import { throwIssues } from "../../http/field-issues.ts";
import { requireRecentConfirmation } from "../session/confirm-password.ts";
import { endSessions } from "../session/sessions.ts";

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

/** Sets the password of an account that has not withdrawn and, if given, has this username; false otherwise. */
export async function setPassword(
  tx: Tx,
  account: {
    readonly userId: string;
    readonly username?: string;
    readonly passwordHash: string;
  },
): Promise<boolean> {
  const { userId, username, passwordHash } = account;
  let query = tx
    .updateTable("users")
    .set({ password_hash: passwordHash })
    .where("id", "=", userId)
    .where("withdrawn_at", "is", null);
  if (username !== undefined) query = query.where("username", "=", username);
  const row = await query.returning("id").executeTakeFirst();
  return row !== undefined;
}

/** Rejects a new password that breaks the rule of spec section 5. */
export function requireStrongPassword(passwd: string): void {
  if (checkPassword(passwd).valid) return;
  throwIssues([{ path: ["passwd"], code: "invalid_password", message: PASSWORD_MESSAGE }]);
}
