import { OperatorDuty, OperatorRole } from "#model";
import type { OperatorCommandResult, OperatorCommands, OperatorFile, OperatorPage } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getListOperatorCommandsResponseMock = (
  overrideResponse: Partial<Extract<OperatorCommands, object>> = {},
): OperatorCommands => ({
  commands: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
      words: faker.string.alpha({ length: { min: 10, max: 60 } }),
      group: faker.string.alpha({ length: { min: 10, max: 30 } }),
      group_label: faker.string.alpha({ length: { min: 10, max: 60 } }),
      summary: faker.string.alpha({ length: { min: 10, max: 200 } }),
      changes: faker.datatype.boolean(),
      duty: faker.helpers.arrayElement(Object.values(OperatorDuty)),
      roles: faker.helpers.arrayElements(Object.values(OperatorRole)),
      may: faker.datatype.boolean(),
      fields: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({
          key: faker.string.alpha({ length: { min: 10, max: 40 } }),
          label: faker.string.alpha({ length: { min: 10, max: 100 } }),
          help: faker.string.alpha({ length: { min: 10, max: 400 } }),
          flag: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 60 } }),
            null,
          ]),
          is_file: faker.datatype.boolean(),
        }),
      ),
      writes: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 40 } }),
        null,
      ]),
      input_schema: {},
    }),
  ),
  ...overrideResponse,
});

export const getRunOperatorCommandResponseOperatorPageMock = (
  overrideResponse: Partial<OperatorPage> = {},
): OperatorPage => ({
  ...{
    total: faker.number.int({ min: 0 }),
    next: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 100 } }), null]),
  },
  ...overrideResponse,
});

export const getRunOperatorCommandResponseOperatorFileMock = (
  overrideResponse: Partial<OperatorFile> = {},
): OperatorFile => ({
  ...{
    name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    base64: faker.string.alpha({ length: { min: 10, max: 1000 } }),
  },
  ...overrideResponse,
});

export const getRunOperatorCommandResponseMock = (
  overrideResponse: Partial<Extract<OperatorCommandResult, object>> = {},
): OperatorCommandResult => ({
  message: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 1000 } }),
    null,
  ]),
  facts: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    label: faker.string.alpha({ length: { min: 10, max: 100 } }),
    value: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 1000 } }),
      faker.number.float({ fractionDigits: 2 }),
      faker.datatype.boolean(),
      null,
    ]),
    text: faker.string.alpha({ length: { min: 10, max: 1000 } }),
  })),
  tables: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    title: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 200 } }),
      null,
    ]),
    columns: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        key: faker.string.alpha({ length: { min: 10, max: 40 } }),
        label: faker.string.alpha({ length: { min: 10, max: 60 } }),
      }),
    ),
    rows: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() =>
      Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
        value: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 1000 } }),
          faker.number.float({ fractionDigits: 2 }),
          faker.datatype.boolean(),
          null,
        ]),
        text: faker.string.alpha({ length: { min: 10, max: 1000 } }),
      })),
    ),
  })),
  open_commands: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() =>
      faker.string.alpha({ length: { min: 10, max: 60 } }),
    ),
    null,
  ]),
  page: faker.helpers.arrayElement([{ ...getRunOperatorCommandResponseOperatorPageMock() }, null]),
  file: faker.helpers.arrayElement([{ ...getRunOperatorCommandResponseOperatorFileMock() }, null]),
  ...overrideResponse,
});

export const getListOperatorCommandsMockHandler = (
  overrideResponse?:
    | OperatorCommands
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<OperatorCommands> | OperatorCommands),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/operator/commands",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListOperatorCommandsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRunOperatorCommandMockHandler = (
  overrideResponse?:
    | OperatorCommandResult
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<OperatorCommandResult> | OperatorCommandResult),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/operator/commands/:name",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getRunOperatorCommandResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getOperatorCommandMock = () => [
  getListOperatorCommandsMockHandler(),
  getRunOperatorCommandMockHandler(),
];
