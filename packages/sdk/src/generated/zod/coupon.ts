import * as zod from "zod/mini";

import { Coupon, CouponPage } from "./model.schemas.ts";

/**
 * @summary 내 쿠폰
 */
export const listCouponsQueryPageDefault = 1;
export const listCouponsQueryPageMax = 100000;

export const listCouponsQueryLimitDefault = 20;
export const listCouponsQueryLimitMax = 100;

export const listCouponsQueryCursorRegExp = new RegExp("^[A-Za-z0-9_-]{1,200}$");

export const ListCouponsQueryParams = /*#__PURE__*/ zod.object({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCouponsQueryPageMax)),
    listCouponsQueryPageDefault,
  ),
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCouponsQueryLimitMax)),
    listCouponsQueryLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCouponsQueryCursorRegExp)),
  ),
});

export const ListCouponsResponse = CouponPage;

/**
 * @summary 지금 쓸 수 있는 쿠폰
 */
export const ListAvailableCouponsParams = /*#__PURE__*/ zod.object({
  type: /*#__PURE__*/ zod.enum([
    "MOVE",
    "STORAGE",
    "STORAGE_DELIVERY",
    "STORAGE_FINAL",
    "STORAGE_EXTENSION",
  ]),
});

export const ListAvailableCouponsResponseItem = Coupon;
export const ListAvailableCouponsResponse = /*#__PURE__*/ zod
  .array(ListAvailableCouponsResponseItem)
  .check(/*#__PURE__*/ zod.maxLength(100));
