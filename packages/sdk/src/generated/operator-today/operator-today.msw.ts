import { OperatorVisitKind } from "#model";
import type { OperatorDay, OperatorNext, OperatorVisitAnswers } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getListOperatorVisitsResponseOperatorNextMock = (
  overrideResponse: Partial<OperatorNext> = {},
): OperatorNext => ({
  ...{
    to: faker.string.alpha({ length: { min: 10, max: 30 } }),
    label: faker.string.alpha({ length: { min: 10, max: 60 } }),
    may: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getListOperatorVisitsResponseMock = (
  overrideResponse: Partial<Extract<OperatorDay, object>> = {},
): OperatorDay => ({
  day: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  total: faker.number.int({ min: 0 }),
  open: faker.number.int({ min: 0 }),
  visits: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    key: faker.string.alpha({ length: { min: 10, max: 80 } }),
    kind: faker.helpers.arrayElement(Object.values(OperatorVisitKind)),
    work: faker.string.alpha({ length: { min: 10, max: 100 } }),
    number: faker.string.alpha({ length: { min: 10, max: 60 } }),
    order: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 40 } }), null]),
    time: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 5, max: 5 } }), null]),
    status: faker.string.alpha({ length: { min: 10, max: 30 } }),
    status_label: faker.string.alpha({ length: { min: 10, max: 30 } }),
    customer: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 200 } }),
      null,
    ]),
    phone_last_four: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 4, max: 4 } }),
      null,
    ]),
    place: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 800 } }),
      null,
    ]),
    boxes: faker.helpers.arrayElement([faker.number.int({ min: 0 }), null]),
    memo: faker.helpers.arrayElement([
      (() => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]))(),
      null,
    ]),
    balance: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000000000 }), null]),
    is_done: faker.datatype.boolean(),
    next: faker.helpers.arrayElement([
      { ...getListOperatorVisitsResponseOperatorNextMock() },
      null,
    ]),
  })),
  ...overrideResponse,
});

export const getAdvanceOperatorVisitsResponseMock = (
  overrideResponse: Partial<Extract<OperatorVisitAnswers, object>> = {},
): OperatorVisitAnswers => ({
  answers: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      kind: faker.helpers.arrayElement(Object.values(OperatorVisitKind)),
      number: faker.string.alpha({ length: { min: 10, max: 60 } }),
      outcome: faker.helpers.arrayElement(["DONE", "TAKEN", "EARLY", "REFUSED"] as const),
      message: faker.string.alpha({ length: { min: 10, max: 1000 } }),
      status: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 30 } }),
        null,
      ]),
      status_label: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 30 } }),
        null,
      ]),
    }),
  ),
  ...overrideResponse,
});

export const getListOperatorVisitsMockHandler = (
  overrideResponse?:
    | OperatorDay
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OperatorDay> | OperatorDay),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/operator/today",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListOperatorVisitsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAdvanceOperatorVisitsMockHandler = (
  overrideResponse?:
    | OperatorVisitAnswers
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<OperatorVisitAnswers> | OperatorVisitAnswers),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/operator/today/next",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getAdvanceOperatorVisitsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getOperatorTodayMock = () => [
  getListOperatorVisitsMockHandler(),
  getAdvanceOperatorVisitsMockHandler(),
];
