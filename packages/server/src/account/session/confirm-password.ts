import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { confirmationExpiry } from "./session-times.ts";
import { findPasswordHash, markConfirmed } from "./store.ts";

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
