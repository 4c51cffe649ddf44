import * as zod from "zod";

import { PublicReview, Review, ReviewInput } from "./model.schemas.ts";

/**
 * 아직 쓰지 않았으면 404 입니다.
 * @summary 내가 쓴 후기
 */
export const getEstimateReviewPathSerialRegExp = new RegExp("^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const GetEstimateReviewParams = zod.object({
  serial: zod.string().regex(getEstimateReviewPathSerialRegExp).describe("견적 번호"),
});

export const GetEstimateReviewResponse = Review;

/**
 * 완료된 주문에 한 번만 씁니다. 사진은 올린 사람이 나여야 하고 5장까지입니다.
 * @summary 후기 쓰기
 */
export const createEstimateReviewPathSerialRegExp = new RegExp("^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const CreateEstimateReviewParams = zod.object({
  serial: zod.string().regex(createEstimateReviewPathSerialRegExp).describe("견적 번호"),
});

export const CreateEstimateReviewBody = ReviewInput;

export const CreateEstimateReviewResponse = Review;

/**
 * 누구나 보는 목록이라 이름을 가리고, 주소 대신 지역과 이사한 달만 보여 줍니다.
 * @summary 최근 이사 후기
 */
export const ListReviewsResponseItem = PublicReview;
export const ListReviewsResponse = zod.array(ListReviewsResponseItem).max(10);
