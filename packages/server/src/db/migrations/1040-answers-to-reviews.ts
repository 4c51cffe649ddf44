import { statements } from "./migration.ts";

/** What we answer to a review, and why nobody else reads it any more. */
export const answersToReviews = statements(
  `alter table reviews add column answer text, add column hidden_reason text`,
);
