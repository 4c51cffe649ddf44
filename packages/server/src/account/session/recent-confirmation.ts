import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { confirmationExpiry } from "./session-times.ts";
import { findFamily } from "./store.ts";

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
