import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { lockMember } from "../member/lock-member.ts";
import { findHoldsOfMember } from "./booking-store.ts";

/** Who compares two or three days does so without a hold of each; nobody may close a day for free. */
const MAX_HOLDS = 3;

/** Refuses until a hold runs out when the member's other subjects hold as many start times as anybody may. */
export async function limitHolds(
  tx: Tx,
  member: { readonly userId: string; readonly except: PaidSubject; readonly now: Date },
): Promise<void> {
  // Two at once would both count the holds before either's own.
  await lockMember(tx, member.userId);
  const holds = await findHoldsOfMember(tx, member);
  const firstToEnd = holds.at(-MAX_HOLDS);
  if (firstToEnd === undefined) return;
  const seconds = Math.ceil((firstToEnd.getTime() - member.now.getTime()) / 1000);
  throw new ProblemError("too_many_requests", { retryAfterSeconds: seconds });
}
