import type { Insertable } from "kysely";
import type { ReviewsTable } from "../../db/shared-tables.ts";
import type { Connection, Database, Tx } from "../../db/tables.ts";

/** Stores the review; null when the order already has one. */
export async function insertReview(tx: Tx, review: Insertable<ReviewsTable>) {
  const row = await tx
    .insertInto("reviews")
    .values(review)
    .onConflict((conflict) => conflict.constraint("reviews_estimate_key").doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The member's review of an order; null also when the order is another member's. */
export async function findReview(
  db: Connection,
  { serial, userId }: { readonly serial: string; readonly userId: string },
) {
  const row = await db
    .selectFrom("reviews")
    .innerJoin("estimates", "estimates.id", "reviews.estimate_id")
    .selectAll("reviews")
    .where("estimates.serial", "=", serial)
    .where("estimates.user_id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
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

export async function deleteReviewsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("reviews").where("user_id", "=", userId).execute();
}
