import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { lockMember } from "../member/lock-member.ts";
import { findHoldsOfMember } from "./booking-store.ts";

/** Comparing a few days needs no hold of each, and a member must not be able to close a day without paying. */
const MAX_HOLDS = 3;

/** Throws too_many_requests while the member's other subjects hold as many start times as allowed. */
export async function limitHolds(
  tx: Tx,
  member: { readonly userId: string; readonly except: PaidSubject; readonly now: Date },
): Promise<void> {
  // Without the lock two concurrent requests would each miss the other's hold.
  await lockMember(tx, member.userId);
  const holds = await findHoldsOfMember(tx, member);
  const firstToEnd = holds.at(-MAX_HOLDS);
  if (firstToEnd === undefined) return;
  const seconds = Math.ceil((firstToEnd.getTime() - member.now.getTime()) / 1000);
  throw new ProblemError("too_many_requests", { retryAfterSeconds: seconds });
}
