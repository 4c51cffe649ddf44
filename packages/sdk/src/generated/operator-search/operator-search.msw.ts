import { OperatorHitKind } from "#model";
import type { OperatorHits } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getSearchOperatorResponseMock = (
  overrideResponse: Partial<Extract<OperatorHits, object>> = {},
): OperatorHits => ({
  hits: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    kind: faker.helpers.arrayElement(Object.values(OperatorHitKind)),
    number: faker.string.alpha({ length: { min: 10, max: 100 } }),
    order: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 40 } }), null]),
    title: faker.string.alpha({ length: { min: 10, max: 200 } }),
    detail: faker.helpers.arrayElement([
      (() =>
        `${faker.number.int({ min: 101, max: 120 })}동 ${faker.number.int({ min: 1, max: 25 })}01호`)(),
      null,
    ]),
    phone_last_four: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 4, max: 4 } }),
      null,
    ]),
    status_label: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 30 } }),
      null,
    ]),
  })),
  more: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getSearchOperatorMockHandler = (
  overrideResponse?:
    | OperatorHits
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<OperatorHits> | OperatorHits),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/operator/search",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchOperatorResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getOperatorSearchMock = () => [getSearchOperatorMockHandler()];
