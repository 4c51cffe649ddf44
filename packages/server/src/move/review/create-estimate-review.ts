import { inTransaction } from "../../db/transaction.ts";
import { requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockOwnEstimate } from "../estimate/lock-own-estimate.ts";
import { moveRefusalsOf } from "../estimate/move-refusals.ts";
import { attachFiles } from "../../platform/file/attach-files.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import { getEstimateReview } from "./get-estimate-review.ts";
import { hasReview, insertReview } from "./store.ts";

interface NewReview {
  readonly serial: string;
  readonly userId: string;
  readonly rating: number;
  readonly content: string;
  readonly fileIds: readonly string[];
}

/** Stores the member's review of a completed order. An order has one review, which cannot be edited. */
export async function createEstimateReview(
  services: Pick<Services, "db" | "clock" | "ids">,
  input: NewReview,
) {
  const { db, clock, ids } = services;
  const { userId, fileIds } = input;
  await inTransaction(db, async (tx) => {
    const estimate = await lockOwnEstimate(tx, input);
    const isReviewed = await hasReview(tx, estimate.id);
    requireOpen(moveRefusalsOf(estimate, { now: clock(), isReviewed }).WRITE_REVIEW);
    await lockMember(tx, userId);
    const review = await insertReview(tx, {
      id: ids.uuid(),
      estimate_id: estimate.id,
      user_id: userId,
      rating: input.rating,
      content: input.content,
      created_at: clock(),
    });
    const subject = { kind: "REVIEW", id: review.id } as const;
    await attachFiles(tx, services, { owner: { userId, visitorKeyHash: null }, fileIds, subject });
  });
  return getEstimateReview(services, input);
}
