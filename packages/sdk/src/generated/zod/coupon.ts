import * as zod from "zod";

import { Coupon, CouponPage } from "./model.schemas.ts";

/**
 * @summary 내 쿠폰
 */
export const listCouponsQueryPageDefault = 1;
export const listCouponsQueryPageMax = 100000;

export const listCouponsQueryLimitDefault = 20;
export const listCouponsQueryLimitMax = 100;

export const ListCouponsQueryParams = zod.object({
  page: zod
    .int()
    .min(1)
    .max(listCouponsQueryPageMax)
    .default(listCouponsQueryPageDefault)
    .describe("쪽 번호 (1부터)"),
  limit: zod
    .int()
    .min(1)
    .max(listCouponsQueryLimitMax)
    .default(listCouponsQueryLimitDefault)
    .describe("한 쪽의 개수"),
});

export const ListCouponsResponse = CouponPage;

/**
 * @summary 지금 쓸 수 있는 쿠폰
 */
export const ListAvailableCouponsParams = zod.object({
  type: zod
    .enum(["MOVE", "STORAGE", "STORAGE_DELIVERY", "STORAGE_FINAL", "STORAGE_EXTENSION"])
    .describe("무엇을 살 때"),
});

export const ListAvailableCouponsResponseItem = Coupon;
export const ListAvailableCouponsResponse = zod.array(ListAvailableCouponsResponseItem).max(100);
