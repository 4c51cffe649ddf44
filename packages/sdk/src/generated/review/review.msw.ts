import type { Review } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getGetEstimateReviewResponseMock = (
  overrideResponse: Partial<Extract<Review, object>> = {},
): Review => ({
  rating: faker.number.int({ min: 1, max: 5 }),
  content: faker.string.alpha({ length: { min: 10, max: 1000 } }),
  photos: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    file_id: faker.string.uuid(),
    key: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 1024 } }), null]),
    width: (() => faker.number.int({ min: 30, max: 200 }))(),
    height: (() => faker.number.int({ min: 30, max: 200 }))(),
  })),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getCreateEstimateReviewResponseMock = (
  overrideResponse: Partial<Extract<Review, object>> = {},
): Review => ({
  rating: faker.number.int({ min: 1, max: 5 }),
  content: faker.string.alpha({ length: { min: 10, max: 1000 } }),
  photos: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    file_id: faker.string.uuid(),
    key: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 1024 } }), null]),
    width: (() => faker.number.int({ min: 30, max: 200 }))(),
    height: (() => faker.number.int({ min: 30, max: 200 }))(),
  })),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getGetEstimateReviewMockHandler = (
  overrideResponse?:
    | Review
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Review> | Review),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/estimates/:serial/review",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetEstimateReviewResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateEstimateReviewMockHandler = (
  overrideResponse?:
    | Review
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Review> | Review),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/estimates/:serial/review",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateEstimateReviewResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};
export const getReviewMock = () => [
  getGetEstimateReviewMockHandler(),
  getCreateEstimateReviewMockHandler(),
];
