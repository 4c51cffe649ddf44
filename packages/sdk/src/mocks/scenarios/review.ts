import {
  getCreateEstimateReviewMockHandler,
  getGetEstimateReviewMockHandler,
  getListReviewsMockHandler,
} from "../../generated/review/review.msw.ts";
import { CreateEstimateReviewBody } from "../../generated/zod/review.ts";
import { photo } from "../fixtures/file.ts";
import { publicReviews, review } from "../fixtures/review.ts";
import { bodyOf, failures, memberFailures, mockInvalid, mockProblem } from "./failing.ts";

/** Members' reviews of their moves. */
export function reviewScenarios(day: string) {
  return {
    listReviews: {
      latest: getListReviewsMockHandler(publicReviews(day)),
      none: getListReviewsMockHandler([]),
      many: getListReviewsMockHandler(
        Array.from({ length: 4 }, () => publicReviews(day))
          .flat()
          .slice(0, 10),
      ),
      longText: getListReviewsMockHandler(
        publicReviews(day).map((each) => ({ ...each, content: each.content.repeat(12) })),
      ),
      ...failures(getListReviewsMockHandler),
    },
    getEstimateReview: {
      written: getGetEstimateReviewMockHandler(review(day)),
      notWritten: mockProblem(getGetEstimateReviewMockHandler, "not_found"),
      ...memberFailures(getGetEstimateReviewMockHandler),
    },
    createEstimateReview: {
      written: getCreateEstimateReviewMockHandler(async ({ request }) => {
        const { rating, content, file_ids } = await bodyOf(request, CreateEstimateReviewBody);
        const photos = file_ids.map((id) => ({ ...photo(), file_id: id }));
        return review(day, { rating, content, photos });
      }),
      notYet: mockProblem(getCreateEstimateReviewMockHandler, "state_conflict"),
      unknownFile: mockInvalid(getCreateEstimateReviewMockHandler, {
        field: "file_ids",
        code: "unknown_file",
        message: "쓸 수 없는 사진이 있어요. 사진을 다시 올려 주세요.",
      }),
      ...memberFailures(getCreateEstimateReviewMockHandler),
    },
  };
}
