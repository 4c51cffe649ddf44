import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import { askedThroughLinks } from "./ask-again.ts";
import { changeStatus, lockRequest } from "./change-status.ts";
import { findByUrl } from "./store.ts";
import { voidPreparations } from "../payment/preparations.ts";

interface Withdrawal {
  readonly url: string;
  readonly operatorId: string;
  readonly reason: string;
}

/**
 * Withdraws an unpaid request for an operator. Money from a window that is still open is refunded. Throws state_conflict
 * when nothing else would ask for a debt that only a link can pay.
 */
export async function withdrawCustomPayment(
  services: SubjectNeeds & Pick<Services, "db">,
  { url, operatorId, reason }: Withdrawal,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const { request, debt } = await lockRequest(tx, services, await findByUrl(tx, url));
    const now = services.clock();
    const by = { actor: "OPERATOR", actorId: operatorId } as const;
    const done = await changeStatus(tx, request, { to: "CANCEL", ...by, reason, now });
    if (!done) throw new ProblemError("state_conflict");
    await voidPreparations(tx, { subject: { kind: "CUSTOM_PAYMENT", id: request.id }, now });
    const isLeftAlone =
      debt?.money.isOnlyByLink && (await askedThroughLinks(tx, debt)) < debt.money.due;
    if (isLeftAlone) throw new ProblemError("state_conflict");
  });
}
