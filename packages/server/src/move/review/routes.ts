import type { Review } from "@damadum/sdk/model";
import { camelKeys, snakeKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import { toInstant } from "../../http/instant.ts";
import type { Services } from "../../services.ts";
import { toPhoto } from "../../platform/file/photos.ts";
import { createEstimateReview, getEstimateReview, listReviews } from "./reviews.ts";

export const reviewRoutes = (services: Services): HandlersOf<"review"> => ({
  async listReviews() {
    return { status: 200, body: snakeKeys(await listReviews(services)) };
  },
  async getEstimateReview({ caller, path }) {
    const own = { serial: path.serial, userId: caller.userId };
    return { status: 200, body: toReview(await getEstimateReview(services, own)) };
  },
  async createEstimateReview({ caller, path, body }) {
    const input = { ...camelKeys(body), serial: path.serial, userId: caller.userId };
    return { status: 201, body: toReview(await createEstimateReview(services, input)) };
  },
});

function toReview({ review, photos }: Awaited<ReturnType<typeof getEstimateReview>>): Review {
  return {
    rating: review.rating,
    content: review.content,
    photos: photos.map(toPhoto),
    answer: review.answer,
    created_at: toInstant(review.created_at),
  };
}
