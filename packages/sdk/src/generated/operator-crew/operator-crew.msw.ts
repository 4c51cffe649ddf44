import { CrewStep } from "#model";
import type { CrewDay, OperatorPlan, OrderCrews } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getGetOperatorPlanResponseMock = (
  overrideResponse: Partial<Extract<OperatorPlan, object>> = {},
): OperatorPlan => ({
  day: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  crews: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.uuid(),
    name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    truck: (() => faker.helpers.arrayElement(["1톤 트럭 1대", "2.5톤 트럭 1대", "5톤 트럭 1대"]))(),
    tons: faker.number.float({ min: 0, max: 100, fractionDigits: 2 }),
    people: faker.number.int({ min: 1, max: 20 }),
    link: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9_-]{43}"), null]),
    visits: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        key: faker.string.alpha({ length: { min: 10, max: 80 } }),
        work: faker.string.alpha({ length: { min: 10, max: 100 } }),
        number: faker.string.alpha({ length: { min: 10, max: 60 } }),
        order: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 40 } }),
          null,
        ]),
        time: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 5, max: 5 } }),
          null,
        ]),
        place: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 800 } }),
          null,
        ]),
        customer: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 200 } }),
          null,
        ]),
        arrives: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 5, max: 5 } }),
          null,
        ]),
        why: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 200 } }),
          null,
        ]),
        problem: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 200 } }),
          null,
        ]),
        step: faker.helpers.arrayElement([
          faker.helpers.arrayElement(Object.values(CrewStep)),
          null,
        ]),
        is_by_hand: faker.datatype.boolean(),
      }),
    ),
  })),
  left: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    key: faker.string.alpha({ length: { min: 10, max: 80 } }),
    work: faker.string.alpha({ length: { min: 10, max: 100 } }),
    number: faker.string.alpha({ length: { min: 10, max: 60 } }),
    order: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 40 } }), null]),
    time: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 5, max: 5 } }), null]),
    place: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 800 } }),
      null,
    ]),
    customer: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 200 } }),
      null,
    ]),
    arrives: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 5, max: 5 } }), null]),
    why: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
    problem: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 200 } }),
      null,
    ]),
    step: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CrewStep)), null]),
    is_by_hand: faker.datatype.boolean(),
  })),
  ...overrideResponse,
});

export const getMakeOperatorPlanResponseMock = (
  overrideResponse: Partial<Extract<OperatorPlan, object>> = {},
): OperatorPlan => ({
  day: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  crews: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.uuid(),
    name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    truck: (() => faker.helpers.arrayElement(["1톤 트럭 1대", "2.5톤 트럭 1대", "5톤 트럭 1대"]))(),
    tons: faker.number.float({ min: 0, max: 100, fractionDigits: 2 }),
    people: faker.number.int({ min: 1, max: 20 }),
    link: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9_-]{43}"), null]),
    visits: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        key: faker.string.alpha({ length: { min: 10, max: 80 } }),
        work: faker.string.alpha({ length: { min: 10, max: 100 } }),
        number: faker.string.alpha({ length: { min: 10, max: 60 } }),
        order: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 40 } }),
          null,
        ]),
        time: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 5, max: 5 } }),
          null,
        ]),
        place: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 800 } }),
          null,
        ]),
        customer: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 200 } }),
          null,
        ]),
        arrives: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 5, max: 5 } }),
          null,
        ]),
        why: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 200 } }),
          null,
        ]),
        problem: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 200 } }),
          null,
        ]),
        step: faker.helpers.arrayElement([
          faker.helpers.arrayElement(Object.values(CrewStep)),
          null,
        ]),
        is_by_hand: faker.datatype.boolean(),
      }),
    ),
  })),
  left: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    key: faker.string.alpha({ length: { min: 10, max: 80 } }),
    work: faker.string.alpha({ length: { min: 10, max: 100 } }),
    number: faker.string.alpha({ length: { min: 10, max: 60 } }),
    order: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 40 } }), null]),
    time: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 5, max: 5 } }), null]),
    place: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 800 } }),
      null,
    ]),
    customer: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 200 } }),
      null,
    ]),
    arrives: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 5, max: 5 } }), null]),
    why: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
    problem: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 200 } }),
      null,
    ]),
    step: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CrewStep)), null]),
    is_by_hand: faker.datatype.boolean(),
  })),
  ...overrideResponse,
});

export const getAssignOperatorVisitResponseMock = (
  overrideResponse: Partial<Extract<OperatorPlan, object>> = {},
): OperatorPlan => ({
  day: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  crews: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.uuid(),
    name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    truck: (() => faker.helpers.arrayElement(["1톤 트럭 1대", "2.5톤 트럭 1대", "5톤 트럭 1대"]))(),
    tons: faker.number.float({ min: 0, max: 100, fractionDigits: 2 }),
    people: faker.number.int({ min: 1, max: 20 }),
    link: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9_-]{43}"), null]),
    visits: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        key: faker.string.alpha({ length: { min: 10, max: 80 } }),
        work: faker.string.alpha({ length: { min: 10, max: 100 } }),
        number: faker.string.alpha({ length: { min: 10, max: 60 } }),
        order: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 40 } }),
          null,
        ]),
        time: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 5, max: 5 } }),
          null,
        ]),
        place: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 800 } }),
          null,
        ]),
        customer: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 200 } }),
          null,
        ]),
        arrives: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 5, max: 5 } }),
          null,
        ]),
        why: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 200 } }),
          null,
        ]),
        problem: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 200 } }),
          null,
        ]),
        step: faker.helpers.arrayElement([
          faker.helpers.arrayElement(Object.values(CrewStep)),
          null,
        ]),
        is_by_hand: faker.datatype.boolean(),
      }),
    ),
  })),
  left: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    key: faker.string.alpha({ length: { min: 10, max: 80 } }),
    work: faker.string.alpha({ length: { min: 10, max: 100 } }),
    number: faker.string.alpha({ length: { min: 10, max: 60 } }),
    order: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 40 } }), null]),
    time: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 5, max: 5 } }), null]),
    place: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 800 } }),
      null,
    ]),
    customer: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 200 } }),
      null,
    ]),
    arrives: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 5, max: 5 } }), null]),
    why: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 200 } }), null]),
    problem: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 200 } }),
      null,
    ]),
    step: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CrewStep)), null]),
    is_by_hand: faker.datatype.boolean(),
  })),
  ...overrideResponse,
});

export const getGetCrewDayResponseMock = (
  overrideResponse: Partial<Extract<CrewDay, object>> = {},
): CrewDay => ({
  day: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  crew: faker.string.alpha({ length: { min: 10, max: 60 } }),
  truck: (() => faker.helpers.arrayElement(["1톤 트럭 1대", "2.5톤 트럭 1대", "5톤 트럭 1대"]))(),
  visits: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    key: faker.string.alpha({ length: { min: 10, max: 80 } }),
    time: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 5, max: 5 } }), null]),
    work: faker.string.alpha({ length: { min: 10, max: 100 } }),
    place: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 800 } }),
      null,
    ]),
    customer: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 200 } }),
      null,
    ]),
    balance: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000000000 }), null]),
    memo: faker.helpers.arrayElement([
      (() => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]))(),
      null,
    ]),
    facts: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        label: faker.string.alpha({ length: { min: 10, max: 60 } }),
        text: faker.string.alpha({ length: { min: 10, max: 1000 } }),
      }),
    ),
    step: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CrewStep)), null]),
    photos: faker.number.int({ min: 0, max: 1000 }),
    is_signed: faker.datatype.boolean(),
  })),
  ...overrideResponse,
});

export const getReportCrewVisitResponseMock = (
  overrideResponse: Partial<Extract<CrewDay, object>> = {},
): CrewDay => ({
  day: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  crew: faker.string.alpha({ length: { min: 10, max: 60 } }),
  truck: (() => faker.helpers.arrayElement(["1톤 트럭 1대", "2.5톤 트럭 1대", "5톤 트럭 1대"]))(),
  visits: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    key: faker.string.alpha({ length: { min: 10, max: 80 } }),
    time: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 5, max: 5 } }), null]),
    work: faker.string.alpha({ length: { min: 10, max: 100 } }),
    place: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 800 } }),
      null,
    ]),
    customer: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 200 } }),
      null,
    ]),
    balance: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000000000 }), null]),
    memo: faker.helpers.arrayElement([
      (() => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]))(),
      null,
    ]),
    facts: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        label: faker.string.alpha({ length: { min: 10, max: 60 } }),
        text: faker.string.alpha({ length: { min: 10, max: 1000 } }),
      }),
    ),
    step: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CrewStep)), null]),
    photos: faker.number.int({ min: 0, max: 1000 }),
    is_signed: faker.datatype.boolean(),
  })),
  ...overrideResponse,
});

export const getListOrderCrewsResponseMock = (
  overrideResponse: Partial<Extract<OrderCrews, object>> = {},
): OrderCrews => ({
  crews: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    day: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    work: faker.string.alpha({ length: { min: 10, max: 100 } }),
    crew: faker.string.alpha({ length: { min: 10, max: 60 } }),
    truck: (() => faker.helpers.arrayElement(["1톤 트럭 1대", "2.5톤 트럭 1대", "5톤 트럭 1대"]))(),
    people: faker.number.int({ min: 1, max: 20 }),
    step: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(CrewStep)), null]),
  })),
  ...overrideResponse,
});

export const getGetOperatorPlanMockHandler = (
  overrideResponse?:
    | OperatorPlan
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<OperatorPlan> | OperatorPlan),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/operator/plan",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOperatorPlanResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMakeOperatorPlanMockHandler = (
  overrideResponse?:
    | OperatorPlan
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<OperatorPlan> | OperatorPlan),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/operator/plan",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getMakeOperatorPlanResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAssignOperatorVisitMockHandler = (
  overrideResponse?:
    | OperatorPlan
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<OperatorPlan> | OperatorPlan),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/operator/plan/visits",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getAssignOperatorVisitResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCrewDayMockHandler = (
  overrideResponse?:
    | CrewDay
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CrewDay> | CrewDay),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/crew/:key",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCrewDayResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReportCrewVisitMockHandler = (
  overrideResponse?:
    | CrewDay
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CrewDay> | CrewDay),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/crew/:key/visits",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getReportCrewVisitResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListOrderCrewsMockHandler = (
  overrideResponse?:
    | OrderCrews
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderCrews> | OrderCrews),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/orders/:serial/crew",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListOrderCrewsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getOperatorCrewMock = () => [
  getGetOperatorPlanMockHandler(),
  getMakeOperatorPlanMockHandler(),
  getAssignOperatorVisitMockHandler(),
  getGetCrewDayMockHandler(),
  getReportCrewVisitMockHandler(),
  getListOrderCrewsMockHandler(),
];
