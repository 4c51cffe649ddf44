import { Actor, BoxStatus, CompanyBoxActionCode, ProblemCode } from "#model";
import type {
  CompanyBoxCount,
  CompanyBoxDetail,
  CompanyBoxPage,
  CompanyBoxesUpdated,
  CompanyDepartmentList,
} from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getListCompanyBoxesResponseMock = (
  overrideResponse: Partial<Extract<CompanyBoxPage, object>> = {},
): CompanyBoxPage => ({
  items: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    cpbox_id: faker.string.uuid(),
    serial: faker.helpers.fromRegExp("BX[0-9A-HJKMNP-TV-Z]{10}"),
    cid: faker.string.uuid(),
    status: faker.helpers.arrayElement(Object.values(BoxStatus)),
    actions: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        code: faker.helpers.arrayElement(Object.values(CompanyBoxActionCode)),
        reason: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 500 } }),
          null,
        ]),
        problem: faker.helpers.arrayElement([
          faker.helpers.arrayElement(Object.values(ProblemCode)),
          null,
        ]),
      }),
    ),
    name: faker.helpers.arrayElement([
      (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
      null,
    ]),
    department: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 60 } }),
      null,
    ]),
    contents: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 1000 } }),
      null,
    ]),
    retention_until: faker.helpers.arrayElement([
      (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
      null,
    ]),
    updated_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
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

export const getUpdateCompanyBoxesResponseMock = (
  overrideResponse: Partial<Extract<CompanyBoxesUpdated, object>> = {},
): CompanyBoxesUpdated => ({
  boxes: faker.number.int({ min: 0, max: 100000 }),
  emptied: faker.number.int({ min: 0 }),
  ...overrideResponse,
});

export const getCountCompanyBoxesResponseMock = (
  overrideResponse: Partial<Extract<CompanyBoxCount, object>> = {},
): CompanyBoxCount => ({
  all: faker.number.int({ min: 0, max: 100000000 }),
  stored: faker.number.int({ min: 0, max: 100000000 }),
  moving: faker.number.int({ min: 0, max: 100000000 }),
  returned: faker.number.int({ min: 0, max: 100000000 }),
  disposed: faker.number.int({ min: 0, max: 100000000 }),
  expiring: faker.number.int({ min: 0, max: 100000000 }),
  expiring_days: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
      boxes: faker.number.int({ min: 0, max: 100000000 }),
    }),
  ),
  ...overrideResponse,
});

export const getListCompanyDepartmentsResponseMock = (
  overrideResponse: Partial<Extract<CompanyDepartmentList, object>> = {},
): CompanyDepartmentList => ({
  items: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    department: faker.string.alpha({ length: { min: 1, max: 60 } }),
    boxes: faker.number.int({ min: 0, max: 100000000 }),
  })),
  ...overrideResponse,
});

export const getGetCompanyBoxResponseMock = (
  overrideResponse: Partial<Extract<CompanyBoxDetail, object>> = {},
): CompanyBoxDetail => ({
  cpbox_id: faker.string.uuid(),
  serial: faker.helpers.fromRegExp("BX[0-9A-HJKMNP-TV-Z]{10}"),
  cid: faker.string.uuid(),
  status: faker.helpers.arrayElement(Object.values(BoxStatus)),
  actions: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      code: faker.helpers.arrayElement(Object.values(CompanyBoxActionCode)),
      reason: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 500 } }),
        null,
      ]),
      problem: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(ProblemCode)),
        null,
      ]),
    }),
  ),
  name: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    null,
  ]),
  department: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 60 } }),
    null,
  ]),
  contents: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 1000 } }),
    null,
  ]),
  memo: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]))(),
    null,
  ]),
  retention_until: faker.helpers.arrayElement([
    (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    null,
  ]),
  history: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      from: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(BoxStatus)),
        null,
      ]),
      to: faker.helpers.arrayElement(Object.values(BoxStatus)),
      by: faker.helpers.arrayElement(Object.values(Actor)),
      at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      reason: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
        null,
      ]),
    }),
  ),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  updated_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getUpdateCompanyBoxResponseMock = (
  overrideResponse: Partial<Extract<CompanyBoxDetail, object>> = {},
): CompanyBoxDetail => ({
  cpbox_id: faker.string.uuid(),
  serial: faker.helpers.fromRegExp("BX[0-9A-HJKMNP-TV-Z]{10}"),
  cid: faker.string.uuid(),
  status: faker.helpers.arrayElement(Object.values(BoxStatus)),
  actions: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      code: faker.helpers.arrayElement(Object.values(CompanyBoxActionCode)),
      reason: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 500 } }),
        null,
      ]),
      problem: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(ProblemCode)),
        null,
      ]),
    }),
  ),
  name: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    null,
  ]),
  department: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 60 } }),
    null,
  ]),
  contents: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 1000 } }),
    null,
  ]),
  memo: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]))(),
    null,
  ]),
  retention_until: faker.helpers.arrayElement([
    (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    null,
  ]),
  history: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      from: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(BoxStatus)),
        null,
      ]),
      to: faker.helpers.arrayElement(Object.values(BoxStatus)),
      by: faker.helpers.arrayElement(Object.values(Actor)),
      at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      reason: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
        null,
      ]),
    }),
  ),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  updated_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getListCompanyBoxesMockHandler = (
  overrideResponse?:
    | CompanyBoxPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CompanyBoxPage> | CompanyBoxPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/my/company/boxes",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListCompanyBoxesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateCompanyBoxesMockHandler = (
  overrideResponse?:
    | CompanyBoxesUpdated
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<CompanyBoxesUpdated> | CompanyBoxesUpdated),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/users/my/company/boxes",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCompanyBoxesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCountCompanyBoxesMockHandler = (
  overrideResponse?:
    | CompanyBoxCount
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CompanyBoxCount> | CompanyBoxCount),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/my/company/boxes/count",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCountCompanyBoxesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListCompanyDepartmentsMockHandler = (
  overrideResponse?:
    | CompanyDepartmentList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CompanyDepartmentList> | CompanyDepartmentList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/my/company/boxes/departments",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListCompanyDepartmentsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCompanyBoxMockHandler = (
  overrideResponse?:
    | CompanyBoxDetail
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CompanyBoxDetail> | CompanyBoxDetail),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/my/company/boxes/:cpboxId",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCompanyBoxResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateCompanyBoxMockHandler = (
  overrideResponse?:
    | CompanyBoxDetail
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<CompanyBoxDetail> | CompanyBoxDetail),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/users/my/company/boxes/:cpboxId",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCompanyBoxResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getCompanyBoxMock = () => [
  getListCompanyBoxesMockHandler(),
  getUpdateCompanyBoxesMockHandler(),
  getCountCompanyBoxesMockHandler(),
  getListCompanyDepartmentsMockHandler(),
  getGetCompanyBoxMockHandler(),
  getUpdateCompanyBoxMockHandler(),
];
