import { inTransaction } from "../../db/transaction.ts";
import { requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockOwnEstimate } from "../estimate/lock-own-estimate.ts";
import { moveRefusalsOf } from "../estimate/move-refusals.ts";
import { attachFiles } from "../../platform/file/attach-files.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import { hasReview, insertReview, findReview, findLatestReviews } from "./store.ts";
import { photosOn } from "../../platform/file/photos.ts";
import { maskName, zoneOf, zones } from "@damadum/domain";

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

/** The member's review of an order, with its pictures. */
export async function getEstimateReview(
  { db }: Pick<Services, "db">,
  own: { readonly serial: string; readonly userId: string },
) {
  const review = await findReview(db, own);
  const photos = await photosOn(db, { kind: "REVIEW", ids: [review.id] });
  return { review, photos: photos.get(review.id) ?? [] };
}

/** The maximum that the API contract allows. */
const MAX = 10;

/** The latest reviews as anyone may read them: with a masked name, and without address and day. */
export async function listReviews({ db }: Pick<Services, "db">) {
  const reviews = await findLatestReviews(db, MAX);
  return reviews.map(({ name, rating, content, answer, input, price, move_date: day }) => ({
    name: maskName(name),
    rating,
    content,
    answer,
    startRegion: regionOf(input.start.postcode),
    destinationRegion: regionOf(input.destination.postcode),
    truck: price.truck,
    moveMonth: day.slice(0, 7),
  }));
}

function regionOf(postcode: string): string {
  const zone = zoneOf(postcode);
  // An estimate cannot be created with a postal code outside all regions.
  if (zone === null) throw new RangeError(`unknown postal code: ${postcode}`);
  return zones[zone].label;
}
