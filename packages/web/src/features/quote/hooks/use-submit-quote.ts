import { awaitsPayment } from "@damadum/domain";
import { serverNow, useCreateEstimate, type Estimate, type EstimateDraft } from "@damadum/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { cacheEstimate } from "../../../shared/estimate/estimate-query.ts";
import { saveVisitorKey } from "../../../shared/estimate/visitor-keys.ts";
import { submissionOf } from "../../../shared/quote-form/submission-key.ts";

const submit = submissionOf("quote_submission");

/**
 * Stores the quote and returns its serial. A visitor's key stays on this device until the payment page makes the
 * estimate the member's. The returned function throws ApiError and NetworkError.
 */
export function useSubmitQuote(): (draft: EstimateDraft) => Promise<string> {
  const queryClient = useQueryClient();
  const { mutateAsync: create } = useCreateEstimate();
  return async (draft) => {
    const estimate = await submit({ draft, create, isOpen });
    if (estimate.visitor_key !== null) {
      const { total_amount } = estimate.amount;
      const { move_date } = estimate.draft;
      saveVisitorKey(estimate.serial, estimate.visitor_key, { total_amount, move_date });
    } else {
      cacheEstimate(queryClient, estimate);
    }
    return estimate.serial;
  };
}

/** Whether an estimate returned for a reused key still awaits payment; a paid or cancelled one is another move. */
function isOpen({ status, valid_until }: Estimate): boolean {
  return awaitsPayment(status) && new Date(valid_until) > serverNow();
}
