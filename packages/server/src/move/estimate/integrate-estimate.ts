import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import { viewEstimate, type EstimateView } from "./estimate-view.ts";
import { lockEstimateBySerial, updateEstimate } from "./store.ts";

/** Makes a visitor's estimate the member's; returns one that is already theirs unchanged. */
export async function integrateEstimate(
  { db }: Pick<Services, "db">,
  input: { readonly serial: string; readonly visitorKey: string; readonly userId: string },
): Promise<EstimateView> {
  const { serial, visitorKey, userId } = input;
  const estimateId = await inTransaction(db, async (tx) => {
    const estimate = await lockEstimateBySerial(tx, serial);
    if (estimate.user_id === userId) return estimate.id;
    const fits = estimate.user_id === null && estimate.visitor_key_hash === hashSecret(visitorKey);
    if (!fits) throw new ProblemError("not_found");
    await lockMember(tx, userId);
    await updateEstimate(tx, estimate.id, { user_id: userId, visitor_key_hash: null });
    return estimate.id;
  });
  return viewEstimate(db, estimateId);
}
