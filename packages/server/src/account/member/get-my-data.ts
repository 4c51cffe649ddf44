import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { readMemberRows } from "../../subject/member-data/member-rows.ts";
import { requireRecentConfirmation } from "../session/confirm-password.ts";

/**
 * Everything that is stored about a member. Requires a recent confirmation: whoever finds the account open must not be
 * able to carry all of it away.
 */
export async function getMyData(
  { db, clock, limits }: Pick<Services, "db" | "clock" | "limits">,
  { userId, familyId }: { readonly userId: string; readonly familyId: string },
) {
  const now = clock();
  await requireRecentConfirmation(db, { familyId, now });
  await limits.consume("dataOfMember", userId);
  return { madeAt: now, tables: await inTransaction(db, (tx) => readMemberRows(tx, userId)) };
}
