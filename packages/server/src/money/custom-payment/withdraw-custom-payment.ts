import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { voidPreparations } from "../payment/void-preparations.ts";
import { changeStatus } from "./change-status.ts";
import { lockByUrl } from "./store.ts";

interface Withdrawal {
  readonly url: string;
  readonly operatorId: string;
  readonly reason: string;
}

/** Withdraws an unpaid request for an operator. Money from a window that is still open is refunded. */
export async function withdrawCustomPayment(
  { db, clock }: Pick<Services, "db" | "clock">,
  { url, operatorId, reason }: Withdrawal,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const request = await lockByUrl(tx, url);
    const now = clock();
    const by = { actor: "OPERATOR", actorId: operatorId } as const;
    const done = await changeStatus(tx, request, { to: "CANCEL", ...by, reason, now });
    if (!done) throw new ProblemError("state_conflict");
    await voidPreparations(tx, { subject: { kind: "CUSTOM_PAYMENT", id: request.id }, now });
  });
}
