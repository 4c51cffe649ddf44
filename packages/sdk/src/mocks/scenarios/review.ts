import {
  getCreateEstimateReviewMockHandler,
  getGetEstimateReviewMockHandler,
  getListReviewsMockHandler,
} from "../../generated/review/review.msw.ts";
import { CreateEstimateReviewBody } from "../../generated/zod/review.ts";
import { photo } from "../fixtures/file.ts";
import { publicReviews, review } from "../fixtures/review.ts";
import { bodyOf, failures, memberFailures, mockProblem } from "./failing.ts";
import { CHECK_INPUT, MISSING, STATE_CONFLICT } from "./sentences.ts";

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
      notWritten: mockProblem(getGetEstimateReviewMockHandler, 404, "not_found", MISSING),
      ...memberFailures(getGetEstimateReviewMockHandler),
    },
    createEstimateReview: {
      written: getCreateEstimateReviewMockHandler(async ({ request }) => {
        const { rating, content, file_ids } = await bodyOf(request, CreateEstimateReviewBody);
        const photos = file_ids.map((id) => ({ ...photo(), file_id: id }));
        return review(day, { rating, content, photos });
      }),
      notYet: mockProblem(
        getCreateEstimateReviewMockHandler,
        409,
        "state_conflict",
        STATE_CONFLICT,
      ),
      unknownFile: mockProblem(
        getCreateEstimateReviewMockHandler,
        422,
        "validation_failed",
        CHECK_INPUT,
        [
          {
            field: "file_ids",
            code: "unknown_file",
            message: "쓸 수 없는 사진이 있어요. 사진을 다시 올려 주세요.",
          },
        ],
      ),
      ...memberFailures(getCreateEstimateReviewMockHandler),
    },
  };
}
