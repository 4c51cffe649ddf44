import { OperatorTodoKind } from "#model";
import type { OperatorTodo } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getListOperatorTodoResponseMock = (
  overrideResponse: Partial<Extract<OperatorTodo, object>> = {},
): OperatorTodo => ({
  items: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    kind: faker.helpers.arrayElement(Object.values(OperatorTodoKind)),
    kind_label: faker.string.alpha({ length: { min: 10, max: 60 } }),
    number: faker.string.alpha({ length: { min: 10, max: 100 } }),
    about: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 200 } }),
      null,
    ]),
    amount: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000000000 }), null]),
    since: (() => faker.date.recent({ days: 7 }).toISOString())(),
    order: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 40 } }), null]),
    step: {
      label: faker.string.alpha({ length: { min: 10, max: 60 } }),
      command: faker.string.alpha({ length: { min: 10, max: 60 } }),
      input: {},
      is_complete: faker.datatype.boolean(),
      may: faker.datatype.boolean(),
    },
  })),
  counts: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    kind: faker.helpers.arrayElement(Object.values(OperatorTodoKind)),
    kind_label: faker.string.alpha({ length: { min: 10, max: 60 } }),
    count: faker.number.int({ min: 1 }),
  })),
  total: faker.number.int({ min: 0 }),
  next_cursor: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,200}"), null]),
  ...overrideResponse,
});

export const getListOperatorTodoMockHandler = (
  overrideResponse?:
    | OperatorTodo
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<OperatorTodo> | OperatorTodo),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/operator/todo",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListOperatorTodoResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getOperatorTodoMock = () => [getListOperatorTodoMockHandler()];
