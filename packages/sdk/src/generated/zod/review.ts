import * as zod from "zod/mini";

import { PublicReview, Review, ReviewInput } from "./model.schemas.ts";

/**
 * @summary 내가 쓴 후기
 */
export const getEstimateReviewPathSerialRegExp = new RegExp("^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const GetEstimateReviewParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(getEstimateReviewPathSerialRegExp)),
});

export const GetEstimateReviewResponse = Review;

/**
 * @summary 후기 쓰기
 */
export const createEstimateReviewPathSerialRegExp = new RegExp("^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const CreateEstimateReviewParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(createEstimateReviewPathSerialRegExp)),
});

export const CreateEstimateReviewBody = ReviewInput;

export const CreateEstimateReviewResponse = Review;

/**
 * @summary 최근 이사 후기
 */
export const ListReviewsResponseItem = PublicReview;
export const ListReviewsResponse = /*#__PURE__*/ zod
  .array(ListReviewsResponseItem)
  .check(/*#__PURE__*/ zod.maxLength(10));
