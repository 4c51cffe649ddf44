import * as mock from "../../generated/review/review.msw.ts";
import { CreateEstimateReviewBody } from "../../generated/zod/review.ts";
import { photo } from "../fixtures/file.ts";
import { publicReviews, review } from "../fixtures/review.ts";
import { anyones, bodyOf, members, mockInvalid } from "./failing.ts";

export function reviewScenarios(day: string) {
  return {
    listReviews: anyones(mock.getListReviewsMockHandler, (reply) => ({
      latest: reply(publicReviews(day)),
      none: reply([]),
      many: reply(
        Array.from({ length: 4 }, () => publicReviews(day))
          .flat()
          .slice(0, 10),
      ),
      longText: reply(
        publicReviews(day).map((each) => ({ ...each, content: each.content.repeat(12) })),
      ),
    })),
    getEstimateReview: members(mock.getGetEstimateReviewMockHandler, (reply, problem) => ({
      written: reply(review(day)),
      notWritten: problem("not_found"),
    })),
    createEstimateReview: members(mock.getCreateEstimateReviewMockHandler, (reply, problem) => ({
      written: reply(async ({ request }) => {
        const { rating, content, file_ids } = await bodyOf(request, CreateEstimateReviewBody);
        const photos = file_ids.map((id) => ({ ...photo(), file_id: id }));
        return review(day, { rating, content, photos });
      }),
      notYet: problem("state_conflict"),
      unknownFile: mockInvalid(reply, {
        field: "file_ids",
        code: "unknown_file",
        message: "쓸 수 없는 사진이 있어요. 사진을 다시 올려 주세요.",
      }),
    })),
  };
}
