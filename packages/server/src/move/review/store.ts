import type { Insertable } from "kysely";
import type { ReviewsTable } from "../../db/shared-tables.ts";
import type { Connection, Database, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

/** Stores the review; throws `review_exists` when the order already has one. */
export function insertReview(tx: Tx, review: Insertable<ReviewsTable>) {
  return tx
    .insertInto("reviews")
    .values(review)
    .onConflict((conflict) => conflict.constraint("reviews_estimate_key").doNothing())
    .returningAll()
    .executeTakeFirstOrThrow(() => new ProblemError("review_exists"));
}

/** The member's review of an order; throws `not_found` also when the order is another member's. */
export function findReview(
  db: Connection,
  { serial, userId }: { readonly serial: string; readonly userId: string },
) {
  return db
    .selectFrom("reviews")
    .innerJoin("estimates", "estimates.id", "reviews.estimate_id")
    .selectAll("reviews")
    .where("estimates.serial", "=", serial)
    .where("estimates.user_id", "=", userId)
    .executeTakeFirstOrThrow(() => new ProblemError("not_found"));
}

export async function hasReview(db: Connection, estimateId: string): Promise<boolean> {
  const row = await db
    .selectFrom("reviews")
    .select("id")
    .where("estimate_id", "=", estimateId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The latest reviews of all members, each with its move. */
export function findLatestReviews(db: Database, limit: number) {
  return db
    .selectFrom("reviews")
    .innerJoin("estimates", "estimates.id", "reviews.estimate_id")
    .innerJoin("users", "users.id", "reviews.user_id")
    .select(["reviews.rating", "reviews.content", "users.name"])
    .select(["estimates.input", "estimates.price", "estimates.move_date"])
    .orderBy("reviews.created_at", "desc")
    .orderBy("reviews.id", "desc")
    .limit(limit)
    .execute();
}
