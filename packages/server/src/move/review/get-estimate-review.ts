import type { Services } from "../../services.ts";
import { photosOn } from "../../platform/file/photos.ts";
import { findReview } from "./store.ts";

/** The member's review of an order, with its pictures. */
export async function getEstimateReview(
  { db }: Pick<Services, "db">,
  own: { readonly serial: string; readonly userId: string },
) {
  const review = await findReview(db, own);
  const photos = await photosOn(db, { kind: "REVIEW", ids: [review.id] });
  return { review, photos: photos.get(review.id) ?? [] };
}
