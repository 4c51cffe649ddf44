import type { EstimateDraft } from "@damadum/sdk";
import { storedValue } from "../../../shared/stored-value/stored-value.ts";

interface Submission {
  readonly content: string;
  readonly key: string;
}

const kept = storedValue("damadum.quote_submission", (json): Submission | null =>
  isSubmission(json) ? json : null,
);

/**
 * The idempotency key of a draft: the same for the same answers, so that sending again after a lost answer, a
 * reload or the way back from the payment makes no second estimate.
 */
export function submissionKeyOf(draft: EstimateDraft): string {
  const content = JSON.stringify(draft);
  const earlier = kept.get();
  return earlier?.content === content ? earlier.key : renew(content);
}

/** Another key for the same answers: the estimate made with the old one is no longer of use. */
export function renewSubmissionKey(draft: EstimateDraft): string {
  return renew(JSON.stringify(draft));
}

function renew(content: string): string {
  const key = crypto.randomUUID();
  kept.set({ content, key });
  return key;
}

function isSubmission(json: unknown): json is Submission {
  return (
    typeof json === "object" &&
    json !== null &&
    "content" in json &&
    typeof json.content === "string" &&
    "key" in json &&
    typeof json.key === "string"
  );
}
