import * as zod from "zod/mini";

import { OperatorHits } from "./model.schemas.ts";

/**
 * @summary 무엇이든 찾기
 */
export const searchOperatorQueryQMin = 2;
export const searchOperatorQueryQMax = 100;

export const searchOperatorQueryQRegExp = new RegExp("\\S");
export const searchOperatorQueryLimitDefault = 10;
export const searchOperatorQueryLimitMax = 50;

export const SearchOperatorQueryParams = /*#__PURE__*/ zod.object({
  q: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(searchOperatorQueryQMin))
    .check(/*#__PURE__*/ zod.maxLength(searchOperatorQueryQMax))
    .check(/*#__PURE__*/ zod.regex(searchOperatorQueryQRegExp)),
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(searchOperatorQueryLimitMax)),
    searchOperatorQueryLimitDefault,
  ),
});

export const SearchOperatorResponse = OperatorHits;
