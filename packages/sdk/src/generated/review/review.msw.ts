import type { PublicReview, Review } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getGetEstimateReviewResponseMock = (
  overrideResponse: Partial<Extract<Review, object>> = {},
): Review => ({
  rating: faker.number.int({ min: 1, max: 5 }),
  content: (() => faker.helpers.arrayElement(["친절하고 빨랐어요.", "짐을 꼼꼼히 싸 주셨어요."]))(),
  photos: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    file_id: faker.string.uuid(),
    key: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 1000 } }), null]),
    width: (() => faker.number.int({ min: 320, max: 1600 }))(),
    height: (() => faker.number.int({ min: 320, max: 1600 }))(),
  })),
  answer: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 500 } }), null]),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getCreateEstimateReviewResponseMock = (
  overrideResponse: Partial<Extract<Review, object>> = {},
): Review => ({
  rating: faker.number.int({ min: 1, max: 5 }),
  content: (() => faker.helpers.arrayElement(["친절하고 빨랐어요.", "짐을 꼼꼼히 싸 주셨어요."]))(),
  photos: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    file_id: faker.string.uuid(),
    key: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 1000 } }), null]),
    width: (() => faker.number.int({ min: 320, max: 1600 }))(),
    height: (() => faker.number.int({ min: 320, max: 1600 }))(),
  })),
  answer: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 500 } }), null]),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getListReviewsResponseMock = (): PublicReview[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    rating: faker.number.int({ min: 1, max: 5 }),
    content: (() =>
      faker.helpers.arrayElement(["친절하고 빨랐어요.", "짐을 꼼꼼히 싸 주셨어요."]))(),
    answer: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 500 } }),
      null,
    ]),
    start_region: faker.string.alpha({ length: { min: 10, max: 10 } }),
    destination_region: faker.string.alpha({ length: { min: 10, max: 10 } }),
    truck: (() => faker.helpers.arrayElement(["1톤 트럭 1대", "2.5톤 트럭 1대", "5톤 트럭 1대"]))(),
    move_month: faker.helpers.fromRegExp("20[0-9]{2}-0[1-9]"),
  }));

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

export const getListReviewsMockHandler = (
  overrideResponse?:
    | PublicReview[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PublicReview[]> | PublicReview[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/reviews",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListReviewsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getReviewMock = () => [
  getGetEstimateReviewMockHandler(),
  getCreateEstimateReviewMockHandler(),
  getListReviewsMockHandler(),
];
