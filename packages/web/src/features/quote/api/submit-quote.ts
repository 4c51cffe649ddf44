import { awaitsPayment } from "@damadum/domain";
import { createEstimate, isApiError, type Estimate, type EstimateDraft } from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";
import { cacheEstimate } from "../../../shared/estimate/estimate-query.ts";
import { saveVisitorKey } from "../../../shared/estimate/visitor-keys.ts";
import { submissionKeys } from "../../../shared/quote/submission-key.ts";

const keys = submissionKeys("quote_submission");

/**
 * Stores the quote and answers its serial. A visitor's key stays on this device until the payment page makes the
 * estimate the member's. @throws ApiError, NetworkError
 */
export async function submitQuote(draft: EstimateDraft, queryClient: QueryClient): Promise<string> {
  const estimate = await createOrFind(draft);
  if (estimate.visitor_key !== null) {
    const { total_amount } = estimate.amount;
    const { move_date } = estimate.draft;
    saveVisitorKey(estimate.serial, estimate.visitor_key, { total_amount, move_date });
  } else {
    cacheEstimate(queryClient, estimate);
  }
  return estimate.serial;
}

async function createOrFind(draft: EstimateDraft): Promise<Estimate> {
  try {
    const estimate = await create(draft, await keys.keyOf(draft));
    if (isOpen(estimate)) return estimate;
  } catch (error) {
    // The key was used for something else, such as the same quote before this person logged in.
    if (!isApiError(error) || error.problem.code !== "idempotency_conflict") throw error;
  }
  return create(draft, await keys.renew(draft));
}

function create(draft: EstimateDraft, key: string): Promise<Estimate> {
  return createEstimate(draft, { "idempotency-key": key });
}

/** Whether the estimate that was found again still waits to be paid; a paid or cancelled one is another move. */
function isOpen({ status, valid_until }: Estimate): boolean {
  return awaitsPayment(status) && new Date(valid_until) > new Date();
}
