import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { confirmationExpiry } from "./session-times.ts";
import { findPasswordHash, markConfirmed, findFamily } from "./store.ts";
import type { Connection } from "../../db/tables.ts";
import { checkPassword } from "@damadum/domain";

/** Checks the password again and marks this login as confirmed for ten minutes. */
export async function confirmPassword(
  { db, clock, passwords, limits }: Pick<Services, "db" | "clock" | "passwords" | "limits">,
  input: { readonly userId: string; readonly familyId: string; readonly passwd: string },
): Promise<Date> {
  const { userId, familyId, passwd } = input;
  await limits.consume("passwordCheckOfMember", userId);
  const passwordHash = await findPasswordHash(db, userId);
  if (passwordHash === null) throw new ProblemError("state_conflict");
  if (!(await passwords.verify(passwordHash, passwd))) throw mismatch();
  await limits.reset("passwordCheckOfMember", userId);
  const until = confirmationExpiry(clock());
  await markConfirmed(db, { familyId, until });
  return until;
}

function mismatch(): ProblemError {
  const code = "password_mismatch";
  const message = "비밀번호가 맞지 않아요. 다시 확인해 주세요.";
  return new ProblemError(code, { fields: [{ field: "passwd", code, message }] });
}

/**
 * Throws `password_check_required` (403) unless the owner of this login proved to be there within the last
 * ten minutes, by the password or by logging in.
 */
export async function requireRecentConfirmation(
  db: Connection,
  { familyId, now }: { readonly familyId: string; readonly now: Date },
): Promise<void> {
  const { created_at: loggedInAt, confirmed_until: confirmedUntil } = await findFamily(
    db,
    familyId,
  );
  if (confirmationExpiry(loggedInAt) > now) return;
  if (confirmedUntil !== null && confirmedUntil > now) return;
  throw new ProblemError("password_check_required");
}

/** Returns which parts of the password rule the text meets. The text is not stored. */
export async function checkNewPassword(
  { limits }: Pick<Services, "limits">,
  { text, address }: { readonly text: string; readonly address: string },
) {
  await limits.consume("passwordRuleCheckFromAddress", address);
  return checkPassword(text);
}
