import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { releaseBoxDeliveries } from "../../platform/schedule/book-box-deliveries.ts";
import { viewEstimate, type EstimateView } from "./estimate-view.ts";
import { lockEstimateBySerial, updateEstimate } from "./store.ts";

/** Records that the rented boxes of a cancelled move were collected. */
export async function recordBoxesCollected(
  { db }: Pick<Services, "db">,
  serial: string,
): Promise<EstimateView> {
  const estimateId = await inTransaction(db, async (tx) => {
    const { id, boxes_to_collect: isOpen } = await lockEstimateBySerial(tx, serial);
    if (!isOpen) throw new ProblemError("state_conflict");
    await updateEstimate(tx, id, { boxes_to_collect: false });
    await releaseBoxDeliveries(tx, id);
    return id;
  });
  return viewEstimate(db, estimateId);
}
