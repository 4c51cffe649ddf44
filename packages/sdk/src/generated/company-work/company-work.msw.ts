import {
  Actor,
  BoxStatus,
  CompanyBoxActionCode,
  CompanyWorkActionCode,
  CompanyWorkKind,
  CompanyWorkStatus,
  ProblemCode,
  StorageCarriage,
  StoragePriceLineCode,
} from "#model";
import type {
  Appointment,
  CompanyBoxPage,
  CompanyWork,
  CompanyWorkPage,
  StorageAmount,
  StoragePlace,
} from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getListCompanyWorksResponseAppointmentMock = (
  overrideResponse: Partial<Appointment> = {},
): Appointment => ({
  ...{
    date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
  },
  ...overrideResponse,
});

export const getListCompanyWorksResponseMock = (
  overrideResponse: Partial<Extract<CompanyWorkPage, object>> = {},
): CompanyWorkPage => ({
  items: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    wk_id: faker.string.uuid(),
    cid: faker.string.uuid(),
    kind: faker.helpers.arrayElement(Object.values(CompanyWorkKind)),
    status: faker.helpers.arrayElement(Object.values(CompanyWorkStatus)),
    actions: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(
      () => ({
        code: faker.helpers.arrayElement(Object.values(CompanyWorkActionCode)),
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
    box_count: faker.number.int({ min: 1, max: 1000 }),
    appointment: faker.helpers.arrayElement([
      { ...getListCompanyWorksResponseAppointmentMock() },
      null,
    ]),
    moved_on: faker.helpers.arrayElement([
      (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
      null,
    ]),
    total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
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

export const getCalculateCompanyDeliveryAmountResponseMock = (
  overrideResponse: Partial<Extract<StorageAmount, object>> = {},
): StorageAmount => ({
  price_version: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  lines: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    code: faker.helpers.arrayElement(Object.values(StoragePriceLineCode)),
    label: faker.string.alpha({ length: { min: 10, max: 40 } }),
    description: faker.string.alpha({ length: { min: 10, max: 200 } }),
    amount: (() => faker.number.int({ min: -50, max: 300 }) * 1000)(),
  })),
  total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  refund_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  monthly_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  ...overrideResponse,
});

export const getCreateCompanyDeliveryResponseStoragePlaceMock = (
  overrideResponse: Partial<StoragePlace> = {},
): StoragePlace => ({
  ...{
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
  ...overrideResponse,
});

export const getCreateCompanyDeliveryResponseAppointmentMock = (
  overrideResponse: Partial<Appointment> = {},
): Appointment => ({
  ...{
    date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
  },
  ...overrideResponse,
});

export const getCreateCompanyDeliveryResponseMock = (
  overrideResponse: Partial<Extract<CompanyWork, object>> = {},
): CompanyWork => ({
  wk_id: faker.string.uuid(),
  cid: faker.string.uuid(),
  kind: faker.helpers.arrayElement(Object.values(CompanyWorkKind)),
  status: faker.helpers.arrayElement(Object.values(CompanyWorkStatus)),
  actions: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(
    () => ({
      code: faker.helpers.arrayElement(Object.values(CompanyWorkActionCode)),
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
  box_count: faker.number.int({ min: 1, max: 1000 }),
  place: faker.helpers.arrayElement([
    { ...getCreateCompanyDeliveryResponseStoragePlaceMock() },
    null,
  ]),
  appointment: faker.helpers.arrayElement([
    { ...getCreateCompanyDeliveryResponseAppointmentMock() },
    null,
  ]),
  moved_on: faker.helpers.arrayElement([
    (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    null,
  ]),
  amount: {
    price_version: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    lines: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        code: faker.helpers.arrayElement(Object.values(StoragePriceLineCode)),
        label: faker.string.alpha({ length: { min: 10, max: 40 } }),
        description: faker.string.alpha({ length: { min: 10, max: 200 } }),
        amount: (() => faker.number.int({ min: -50, max: 300 }) * 1000)(),
      }),
    ),
    total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    refund_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    monthly_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  },
  invoice_id: faker.helpers.arrayElement([faker.string.uuid(), null]),
  cpayment_id: faker.helpers.arrayElement([faker.string.uuid(), null]),
  certificate_number: faker.helpers.arrayElement([
    faker.helpers.fromRegExp("DC[0-9]{6}-[0-9]{6}"),
    null,
  ]),
  memo: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]))(),
    null,
  ]),
  history: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      from: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(CompanyWorkStatus)),
        null,
      ]),
      to: faker.helpers.arrayElement(Object.values(CompanyWorkStatus)),
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

export const getGetCompanyWorkResponseStoragePlaceMock = (
  overrideResponse: Partial<StoragePlace> = {},
): StoragePlace => ({
  ...{
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
  ...overrideResponse,
});

export const getGetCompanyWorkResponseAppointmentMock = (
  overrideResponse: Partial<Appointment> = {},
): Appointment => ({
  ...{
    date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
  },
  ...overrideResponse,
});

export const getGetCompanyWorkResponseMock = (
  overrideResponse: Partial<Extract<CompanyWork, object>> = {},
): CompanyWork => ({
  wk_id: faker.string.uuid(),
  cid: faker.string.uuid(),
  kind: faker.helpers.arrayElement(Object.values(CompanyWorkKind)),
  status: faker.helpers.arrayElement(Object.values(CompanyWorkStatus)),
  actions: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(
    () => ({
      code: faker.helpers.arrayElement(Object.values(CompanyWorkActionCode)),
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
  box_count: faker.number.int({ min: 1, max: 1000 }),
  place: faker.helpers.arrayElement([{ ...getGetCompanyWorkResponseStoragePlaceMock() }, null]),
  appointment: faker.helpers.arrayElement([
    { ...getGetCompanyWorkResponseAppointmentMock() },
    null,
  ]),
  moved_on: faker.helpers.arrayElement([
    (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    null,
  ]),
  amount: {
    price_version: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    lines: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        code: faker.helpers.arrayElement(Object.values(StoragePriceLineCode)),
        label: faker.string.alpha({ length: { min: 10, max: 40 } }),
        description: faker.string.alpha({ length: { min: 10, max: 200 } }),
        amount: (() => faker.number.int({ min: -50, max: 300 }) * 1000)(),
      }),
    ),
    total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    refund_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    monthly_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  },
  invoice_id: faker.helpers.arrayElement([faker.string.uuid(), null]),
  cpayment_id: faker.helpers.arrayElement([faker.string.uuid(), null]),
  certificate_number: faker.helpers.arrayElement([
    faker.helpers.fromRegExp("DC[0-9]{6}-[0-9]{6}"),
    null,
  ]),
  memo: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]))(),
    null,
  ]),
  history: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      from: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(CompanyWorkStatus)),
        null,
      ]),
      to: faker.helpers.arrayElement(Object.values(CompanyWorkStatus)),
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

export const getWithdrawCompanyWorkResponseStoragePlaceMock = (
  overrideResponse: Partial<StoragePlace> = {},
): StoragePlace => ({
  ...{
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
  ...overrideResponse,
});

export const getWithdrawCompanyWorkResponseAppointmentMock = (
  overrideResponse: Partial<Appointment> = {},
): Appointment => ({
  ...{
    date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
  },
  ...overrideResponse,
});

export const getWithdrawCompanyWorkResponseMock = (
  overrideResponse: Partial<Extract<CompanyWork, object>> = {},
): CompanyWork => ({
  wk_id: faker.string.uuid(),
  cid: faker.string.uuid(),
  kind: faker.helpers.arrayElement(Object.values(CompanyWorkKind)),
  status: faker.helpers.arrayElement(Object.values(CompanyWorkStatus)),
  actions: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(
    () => ({
      code: faker.helpers.arrayElement(Object.values(CompanyWorkActionCode)),
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
  box_count: faker.number.int({ min: 1, max: 1000 }),
  place: faker.helpers.arrayElement([
    { ...getWithdrawCompanyWorkResponseStoragePlaceMock() },
    null,
  ]),
  appointment: faker.helpers.arrayElement([
    { ...getWithdrawCompanyWorkResponseAppointmentMock() },
    null,
  ]),
  moved_on: faker.helpers.arrayElement([
    (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    null,
  ]),
  amount: {
    price_version: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    lines: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        code: faker.helpers.arrayElement(Object.values(StoragePriceLineCode)),
        label: faker.string.alpha({ length: { min: 10, max: 40 } }),
        description: faker.string.alpha({ length: { min: 10, max: 200 } }),
        amount: (() => faker.number.int({ min: -50, max: 300 }) * 1000)(),
      }),
    ),
    total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    refund_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    monthly_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  },
  invoice_id: faker.helpers.arrayElement([faker.string.uuid(), null]),
  cpayment_id: faker.helpers.arrayElement([faker.string.uuid(), null]),
  certificate_number: faker.helpers.arrayElement([
    faker.helpers.fromRegExp("DC[0-9]{6}-[0-9]{6}"),
    null,
  ]),
  memo: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]))(),
    null,
  ]),
  history: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      from: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(CompanyWorkStatus)),
        null,
      ]),
      to: faker.helpers.arrayElement(Object.values(CompanyWorkStatus)),
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

export const getListCompanyWorkBoxesResponseMock = (
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

export const getListCompanyWorksMockHandler = (
  overrideResponse?:
    | CompanyWorkPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CompanyWorkPage> | CompanyWorkPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/my/company/works",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListCompanyWorksResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCalculateCompanyDeliveryAmountMockHandler = (
  overrideResponse?:
    | StorageAmount
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StorageAmount> | StorageAmount),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/users/my/company/delivery/amount",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCalculateCompanyDeliveryAmountResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateCompanyDeliveryMockHandler = (
  overrideResponse?:
    | CompanyWork
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CompanyWork> | CompanyWork),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/users/my/company/delivery",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCompanyDeliveryResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getGetCompanyWorkMockHandler = (
  overrideResponse?:
    | CompanyWork
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CompanyWork> | CompanyWork),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/works/:wkId",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCompanyWorkResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWithdrawCompanyWorkMockHandler = (
  overrideResponse?:
    | CompanyWork
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CompanyWork> | CompanyWork),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/companies/works/:wkId/cancel",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawCompanyWorkResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListCompanyWorkBoxesMockHandler = (
  overrideResponse?:
    | CompanyBoxPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CompanyBoxPage> | CompanyBoxPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/works/:wkId/boxes",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListCompanyWorkBoxesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getCompanyWorkMock = () => [
  getListCompanyWorksMockHandler(),
  getCalculateCompanyDeliveryAmountMockHandler(),
  getCreateCompanyDeliveryMockHandler(),
  getGetCompanyWorkMockHandler(),
  getWithdrawCompanyWorkMockHandler(),
  getListCompanyWorkBoxesMockHandler(),
];
