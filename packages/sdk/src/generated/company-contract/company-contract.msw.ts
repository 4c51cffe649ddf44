import {
  Actor,
  BoxStatus,
  CompanyBoxActionCode,
  CompanyContractActionCode,
  CompanyContractStatus,
  ProblemCode,
  StorageCarriage,
} from "#model";
import type { CompanyBoxPage, CompanyContract, CompanyContractPage } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getListCompanyContractsResponseMock = (
  overrideResponse: Partial<Extract<CompanyContractPage, object>> = {},
): CompanyContractPage => ({
  items: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    cid: faker.string.uuid(),
    name: (() => faker.helpers.arrayElement(["본사 문서", "행사 물품", "회계 자료"]))(),
    status: faker.helpers.arrayElement(Object.values(CompanyContractStatus)),
    actions: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        code: faker.helpers.arrayElement(Object.values(CompanyContractActionCode)),
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
    department: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 60 } }),
      null,
    ]),
    box_count: faker.number.int({ min: 1, max: 1000000 }),
    stored_box_count: faker.number.int({ min: 0, max: 1000000 }),
    months: faker.number.int({ min: 1, max: 120 }),
    start_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    end_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    monthly_amount: faker.helpers.arrayElement([
      (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
      null,
    ]),
    created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
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

export const getCreateCompanyContractResponseMock = (
  overrideResponse: Partial<Extract<CompanyContract, object>> = {},
): CompanyContract => ({
  cid: faker.string.uuid(),
  name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
  status: faker.helpers.arrayElement(Object.values(CompanyContractStatus)),
  actions: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
    () => ({
      code: faker.helpers.arrayElement(Object.values(CompanyContractActionCode)),
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
  department: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 60 } }),
    null,
  ]),
  box_count: faker.number.int({ min: 1, max: 1000000 }),
  stored_box_count: faker.number.int({ min: 0, max: 1000000 }),
  months: faker.number.int({ min: 1, max: 120 }),
  start_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  end_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  monthly_amount: faker.helpers.arrayElement([
    (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    null,
  ]),
  monthly_vat_amount: faker.helpers.arrayElement([
    faker.number.int({ min: 0, max: 1000000000 }),
    null,
  ]),
  monthly_total_amount: faker.helpers.arrayElement([
    faker.number.int({ min: 0, max: 1000000000 }),
    null,
  ]),
  place: {
    postcode: (() => faker.helpers.arrayElement(["03925", "04769", "13529", "48058"]))(),
    address: (() =>
      faker.helpers.arrayElement([
        "서울 마포구 월드컵북로 396",
        "서울 성동구 왕십리로 83-21",
        "경기 성남시 분당구 판교역로 235",
        "부산 해운대구 센텀남대로 35",
      ]))(),
    detail: (() =>
      `${faker.number.int({ min: 101, max: 120 })}동 ${faker.number.int({ min: 1, max: 25 })}01호`)(),
    floor: (() => faker.helpers.arrayElement([-1, 1, 2, 3, 7, 12, 25]))(),
    carriage: faker.helpers.arrayElement(Object.values(StorageCarriage)),
  },
  memo: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]))(),
    null,
  ]),
  history: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      from: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(CompanyContractStatus)),
        null,
      ]),
      to: faker.helpers.arrayElement(Object.values(CompanyContractStatus)),
      by: faker.helpers.arrayElement(Object.values(Actor)),
      at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      reason: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
        null,
      ]),
    }),
  ),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getGetCompanyContractResponseMock = (
  overrideResponse: Partial<Extract<CompanyContract, object>> = {},
): CompanyContract => ({
  cid: faker.string.uuid(),
  name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
  status: faker.helpers.arrayElement(Object.values(CompanyContractStatus)),
  actions: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
    () => ({
      code: faker.helpers.arrayElement(Object.values(CompanyContractActionCode)),
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
  department: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 60 } }),
    null,
  ]),
  box_count: faker.number.int({ min: 1, max: 1000000 }),
  stored_box_count: faker.number.int({ min: 0, max: 1000000 }),
  months: faker.number.int({ min: 1, max: 120 }),
  start_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  end_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  monthly_amount: faker.helpers.arrayElement([
    (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    null,
  ]),
  monthly_vat_amount: faker.helpers.arrayElement([
    faker.number.int({ min: 0, max: 1000000000 }),
    null,
  ]),
  monthly_total_amount: faker.helpers.arrayElement([
    faker.number.int({ min: 0, max: 1000000000 }),
    null,
  ]),
  place: {
    postcode: (() => faker.helpers.arrayElement(["03925", "04769", "13529", "48058"]))(),
    address: (() =>
      faker.helpers.arrayElement([
        "서울 마포구 월드컵북로 396",
        "서울 성동구 왕십리로 83-21",
        "경기 성남시 분당구 판교역로 235",
        "부산 해운대구 센텀남대로 35",
      ]))(),
    detail: (() =>
      `${faker.number.int({ min: 101, max: 120 })}동 ${faker.number.int({ min: 1, max: 25 })}01호`)(),
    floor: (() => faker.helpers.arrayElement([-1, 1, 2, 3, 7, 12, 25]))(),
    carriage: faker.helpers.arrayElement(Object.values(StorageCarriage)),
  },
  memo: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]))(),
    null,
  ]),
  history: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      from: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(CompanyContractStatus)),
        null,
      ]),
      to: faker.helpers.arrayElement(Object.values(CompanyContractStatus)),
      by: faker.helpers.arrayElement(Object.values(Actor)),
      at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      reason: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
        null,
      ]),
    }),
  ),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getAcceptCompanyContractResponseMock = (
  overrideResponse: Partial<Extract<CompanyContract, object>> = {},
): CompanyContract => ({
  cid: faker.string.uuid(),
  name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
  status: faker.helpers.arrayElement(Object.values(CompanyContractStatus)),
  actions: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
    () => ({
      code: faker.helpers.arrayElement(Object.values(CompanyContractActionCode)),
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
  department: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 60 } }),
    null,
  ]),
  box_count: faker.number.int({ min: 1, max: 1000000 }),
  stored_box_count: faker.number.int({ min: 0, max: 1000000 }),
  months: faker.number.int({ min: 1, max: 120 }),
  start_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  end_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  monthly_amount: faker.helpers.arrayElement([
    (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    null,
  ]),
  monthly_vat_amount: faker.helpers.arrayElement([
    faker.number.int({ min: 0, max: 1000000000 }),
    null,
  ]),
  monthly_total_amount: faker.helpers.arrayElement([
    faker.number.int({ min: 0, max: 1000000000 }),
    null,
  ]),
  place: {
    postcode: (() => faker.helpers.arrayElement(["03925", "04769", "13529", "48058"]))(),
    address: (() =>
      faker.helpers.arrayElement([
        "서울 마포구 월드컵북로 396",
        "서울 성동구 왕십리로 83-21",
        "경기 성남시 분당구 판교역로 235",
        "부산 해운대구 센텀남대로 35",
      ]))(),
    detail: (() =>
      `${faker.number.int({ min: 101, max: 120 })}동 ${faker.number.int({ min: 1, max: 25 })}01호`)(),
    floor: (() => faker.helpers.arrayElement([-1, 1, 2, 3, 7, 12, 25]))(),
    carriage: faker.helpers.arrayElement(Object.values(StorageCarriage)),
  },
  memo: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]))(),
    null,
  ]),
  history: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      from: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(CompanyContractStatus)),
        null,
      ]),
      to: faker.helpers.arrayElement(Object.values(CompanyContractStatus)),
      by: faker.helpers.arrayElement(Object.values(Actor)),
      at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      reason: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
        null,
      ]),
    }),
  ),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getWithdrawCompanyContractResponseMock = (
  overrideResponse: Partial<Extract<CompanyContract, object>> = {},
): CompanyContract => ({
  cid: faker.string.uuid(),
  name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
  status: faker.helpers.arrayElement(Object.values(CompanyContractStatus)),
  actions: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
    () => ({
      code: faker.helpers.arrayElement(Object.values(CompanyContractActionCode)),
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
  department: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 60 } }),
    null,
  ]),
  box_count: faker.number.int({ min: 1, max: 1000000 }),
  stored_box_count: faker.number.int({ min: 0, max: 1000000 }),
  months: faker.number.int({ min: 1, max: 120 }),
  start_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  end_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  monthly_amount: faker.helpers.arrayElement([
    (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    null,
  ]),
  monthly_vat_amount: faker.helpers.arrayElement([
    faker.number.int({ min: 0, max: 1000000000 }),
    null,
  ]),
  monthly_total_amount: faker.helpers.arrayElement([
    faker.number.int({ min: 0, max: 1000000000 }),
    null,
  ]),
  place: {
    postcode: (() => faker.helpers.arrayElement(["03925", "04769", "13529", "48058"]))(),
    address: (() =>
      faker.helpers.arrayElement([
        "서울 마포구 월드컵북로 396",
        "서울 성동구 왕십리로 83-21",
        "경기 성남시 분당구 판교역로 235",
        "부산 해운대구 센텀남대로 35",
      ]))(),
    detail: (() =>
      `${faker.number.int({ min: 101, max: 120 })}동 ${faker.number.int({ min: 1, max: 25 })}01호`)(),
    floor: (() => faker.helpers.arrayElement([-1, 1, 2, 3, 7, 12, 25]))(),
    carriage: faker.helpers.arrayElement(Object.values(StorageCarriage)),
  },
  memo: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]))(),
    null,
  ]),
  history: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      from: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(CompanyContractStatus)),
        null,
      ]),
      to: faker.helpers.arrayElement(Object.values(CompanyContractStatus)),
      by: faker.helpers.arrayElement(Object.values(Actor)),
      at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      reason: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
        null,
      ]),
    }),
  ),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getListCompanyContractBoxesResponseMock = (
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

export const getListCompanyContractsMockHandler = (
  overrideResponse?:
    | CompanyContractPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CompanyContractPage> | CompanyContractPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/my/company/contracts",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListCompanyContractsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateCompanyContractMockHandler = (
  overrideResponse?:
    | CompanyContract
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CompanyContract> | CompanyContract),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/users/my/company/contracts",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCompanyContractResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getGetCompanyContractMockHandler = (
  overrideResponse?:
    | CompanyContract
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CompanyContract> | CompanyContract),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/my/company/contracts/:cid",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCompanyContractResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAcceptCompanyContractMockHandler = (
  overrideResponse?:
    | CompanyContract
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CompanyContract> | CompanyContract),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/users/my/company/contracts/:cid/accept",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptCompanyContractResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWithdrawCompanyContractMockHandler = (
  overrideResponse?:
    | CompanyContract
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CompanyContract> | CompanyContract),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/users/my/company/contracts/:cid/cancel",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawCompanyContractResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListCompanyContractBoxesMockHandler = (
  overrideResponse?:
    | CompanyBoxPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CompanyBoxPage> | CompanyBoxPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/my/company/contracts/:cid/boxes",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListCompanyContractBoxesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getCompanyContractMock = () => [
  getListCompanyContractsMockHandler(),
  getCreateCompanyContractMockHandler(),
  getGetCompanyContractMockHandler(),
  getAcceptCompanyContractMockHandler(),
  getWithdrawCompanyContractMockHandler(),
  getListCompanyContractBoxesMockHandler(),
];
