import type { CashReceiptRequest } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { nameCashReceiptNumber } from "../../money/cash-receipt/cash-receipt-number.ts";
import { viewEstimate, type EstimateView } from "./estimate-view.ts";
import { moveRefusalsOf } from "./move-refusals.ts";
import { lockEstimateBySerial } from "./store.ts";

interface Naming {
  readonly serial: string;
  /** The member whose move it must be; null for an operator, who names it for every customer. */
  readonly userId: string | null;
  readonly request: CashReceiptRequest;
}

/** Names the number for the cash receipts of a move. Throws not_found for another member's. */
export async function nameEstimateCashReceipt(
  { db, clock }: Pick<Services, "db" | "clock">,
  { serial, userId, request }: Naming,
): Promise<EstimateView> {
  const estimateId = await inTransaction(db, async (tx) => {
    const estimate = await lockEstimateBySerial(tx, serial);
    const { id, user_id: owner } = estimate;
    if (userId !== null && owner !== userId) throw new ProblemError("not_found");
    const now = clock();
    requireOpen(moveRefusalsOf(estimate, { now }).NAME_CASH_RECEIPT);
    await nameCashReceiptNumber(tx, { estimateId: id, request, now });
    return id;
  });
  return viewEstimate(db, estimateId);
}
