import {
  cashReceiptNumber,
  checkCashReceiptRequest,
  type CashReceiptRequest,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { throwIssues } from "../../http/field-issues.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { eraseNumber, storeNumber } from "./store.ts";

/** Names the number for the receipts of a locked move; what stands is issued anew under it. Throws validation_failed. */
export async function nameCashReceiptNumber(
  tx: Tx,
  {
    request,
    ...named
  }: { readonly request: CashReceiptRequest; readonly estimateId: string; readonly now: Date },
): Promise<void> {
  throwIssues(checkCashReceiptRequest(request));
  const identifier = cashReceiptNumber(request);
  if (identifier === null) throw new ProblemError("validation_failed");
  await storeNumber(tx, { ...named, purpose: request.purpose, identifier });
}

/** The number leaves with its member; receipts that follow are voluntary ones. */
export function eraseCashReceiptNumber(tx: Tx, estimateId: string): Promise<void> {
  return eraseNumber(tx, estimateId);
}
