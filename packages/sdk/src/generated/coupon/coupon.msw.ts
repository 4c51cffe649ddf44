import { CouponStatus, CouponType } from "#model";
import type { Coupon, CouponPage } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getListCouponsResponseMock = (
  overrideResponse: Partial<Extract<CouponPage, object>> = {},
): CouponPage => ({
  items: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.uuid(),
    name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    kind: faker.helpers.arrayElement(["FIXED", "PERCENT"] as const),
    amount: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000000000 }), null]),
    percent: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100 }), null]),
    max_amount: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000000000 }), null]),
    types: faker.helpers.arrayElements(Object.values(CouponType)),
    status: faker.helpers.arrayElement(Object.values(CouponStatus)),
    valid_from: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    valid_until: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    used_at: faker.helpers.arrayElement([
      (() => faker.date.recent({ days: 7 }).toISOString())(),
      null,
    ]),
  })),
  paging: {
    page: faker.number.int({ min: 1, max: 100000 }),
    limit: faker.number.int({ min: 1, max: 1000 }),
    total: faker.number.int({ min: 0, max: 1001 }),
    total_capped: faker.datatype.boolean(),
    next_cursor: faker.helpers.arrayElement([
      faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,200}"),
      null,
    ]),
  },
  ...overrideResponse,
});

export const getListAvailableCouponsResponseMock = (): Coupon[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.uuid(),
    name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    kind: faker.helpers.arrayElement(["FIXED", "PERCENT"] as const),
    amount: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000000000 }), null]),
    percent: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100 }), null]),
    max_amount: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000000000 }), null]),
    types: faker.helpers.arrayElements(Object.values(CouponType)),
    status: faker.helpers.arrayElement(Object.values(CouponStatus)),
    valid_from: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    valid_until: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    used_at: faker.helpers.arrayElement([
      (() => faker.date.recent({ days: 7 }).toISOString())(),
      null,
    ]),
  }));

export const getListCouponsMockHandler = (
  overrideResponse?:
    | CouponPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CouponPage> | CouponPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/coupons",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListCouponsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListAvailableCouponsMockHandler = (
  overrideResponse?:
    | Coupon[]
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Coupon[]> | Coupon[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/coupons/:type/available",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListAvailableCouponsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getCouponMock = () => [
  getListCouponsMockHandler(),
  getListAvailableCouponsMockHandler(),
];
