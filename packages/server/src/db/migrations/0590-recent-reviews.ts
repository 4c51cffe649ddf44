import { statements } from "./migration.ts";

/** The home page shows the latest reviews. */
export const recentReviews = statements(
  `create index reviews_recent on reviews (created_at desc, id desc)`,
);
