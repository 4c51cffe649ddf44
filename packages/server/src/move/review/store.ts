import type { Insertable, Updateable } from "kysely";
import type { ReviewsTable } from "../../db/shared-tables.ts";
import type { Connection, Database, Tx } from "../../db/tables.ts";
import { readPage, type PageOptions } from "../../db/read-page.ts";
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

/** The latest reviews of all members that are not hidden, each with its move. */
export function findLatestReviews(db: Database, limit: number) {
  return db
    .selectFrom("reviews")
    .innerJoin("estimates", "estimates.id", "reviews.estimate_id")
    .innerJoin("users", "users.id", "reviews.user_id")
    .select(["reviews.rating", "reviews.content", "reviews.answer", "users.name"])
    .select(["estimates.input", "estimates.price", "estimates.move_date"])
    .where("reviews.hidden_reason", "is", null)
    .orderBy("reviews.created_at", "desc")
    .orderBy("reviews.id", "desc")
    .limit(limit)
    .execute();
}

/** All reviews with their orders' serials, the latest first. */
export function findReviews(db: Database, page: PageOptions) {
  const query = db
    .selectFrom("reviews")
    .innerJoin("estimates", "estimates.id", "reviews.estimate_id")
    .selectAll("reviews")
    .select("estimates.serial");
  return readPage(db, query, { order: { by: "created_at" }, page });
}

/** Answers or hides a review; throws `not_found` when there is none. Returns its writer's id. */
export async function updateReview(
  db: Database,
  {
    id,
    ...change
  }: { readonly id: string } & Pick<Updateable<ReviewsTable>, "answer" | "hidden_reason">,
): Promise<string> {
  const row = await db
    .updateTable("reviews")
    .set(change)
    .where("id", "=", id)
    .returning("user_id")
    .executeTakeFirstOrThrow(() => new ProblemError("not_found"));
  return row.user_id;
}
