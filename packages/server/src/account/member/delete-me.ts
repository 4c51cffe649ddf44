import type { Withdrawal, WithdrawalHold } from "@damadum/sdk/model";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { requireActiveSession } from "../session/require-active-session.ts";
import { lockMember } from "./lock-member.ts";
import { eraseMember } from "./store.ts";
import { requireRecentConfirmation } from "../session/confirm-password.ts";
import type { WithdrawalStep } from "../../subject/composition.ts";
import { deleteMemberRows } from "../../subject/member-data/member-rows.ts";
import { endSessions } from "../session/sessions.ts";

/**
 * Ends the membership: every resource checks whether that is allowed, then erases what it knows about the person.
 * Records that the law wants kept stay under the member's number only.
 */
export async function deleteMe(
  services: Pick<Services, "db" | "clock" | "withdrawalSteps">,
  { userId, familyId }: { readonly userId: string; readonly familyId: string },
): Promise<void> {
  const { db, clock, withdrawalSteps } = services;
  const now = clock();
  await requireRecentConfirmation(db, { familyId, now });
  await inTransaction(db, async (tx) => {
    // The steps lock orders, which come before their member in the lock order.
    const leaving = { steps: withdrawalSteps, userId, now };
    await requireWithdrawable(tx, leaving);
    await lockMember(tx, userId);
    await requireActiveSession(tx, { familyId, userId, now });
    // Again, because the member may have ordered something before the lock.
    await requireWithdrawable(tx, leaving);
    for (const step of withdrawalSteps) await step.forget(tx, { userId, now });
    await deleteMemberRows(tx, userId);
    await eraseMember(tx, { userId, now });
    await endSessions(tx, { userId, reason: "withdrawal", now });
  });
}

interface Leaving {
  readonly steps: readonly WithdrawalStep[];
  readonly userId: string;
  readonly now: Date;
}

async function requireWithdrawable(tx: Tx, leaving: Leaving): Promise<void> {
  const [hold] = await findHolds(tx, leaving);
  if (hold === undefined) return;
  const isStored = hold.kind === "STORED_BOXES" || hold.kind === "COMPANY_BOXES";
  throw new ProblemError(isStored ? "boxes_stored" : "money_owed");
}

/** What must end before the member can withdraw, by the function that guards the withdrawal. */
export async function getWithdrawal(
  { db, clock, withdrawalSteps: steps }: Pick<Services, "db" | "clock" | "withdrawalSteps">,
  userId: string,
): Promise<Withdrawal> {
  const holds = await inTransaction(db, (tx) => findHolds(tx, { steps, userId, now: clock() }));
  return { holds: holds.slice(0, 100) };
}

async function findHolds(tx: Tx, { steps, userId, now }: Leaving) {
  const holds: WithdrawalHold[] = [];
  for (const step of steps) holds.push(...((await step.holds?.(tx, userId, now)) ?? []));
  return holds;
}
