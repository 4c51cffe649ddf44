import { Carriage, Gender, NoticeChannel, NoticeKind, SnsType, WithdrawalHoldKind } from "#model";
import type {
  Address,
  Appointment,
  AuthTokens,
  MyData,
  NoticeSetting,
  Profile,
  UsernameCheck,
  Withdrawal,
} from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getSignUpResponseMock = (
  overrideResponse: Partial<Extract<AuthTokens, object>> = {},
): AuthTokens => ({
  access_token: (() => `${faker.string.alphanumeric(20)}.${faker.string.alphanumeric(40)}`)(),
  refresh_token: (() => faker.string.alphanumeric(43))(),
  ...overrideResponse,
});

export const getSignUpWithTicketResponseMock = (
  overrideResponse: Partial<Extract<AuthTokens, object>> = {},
): AuthTokens => ({
  access_token: (() => `${faker.string.alphanumeric(20)}.${faker.string.alphanumeric(40)}`)(),
  refresh_token: (() => faker.string.alphanumeric(43))(),
  ...overrideResponse,
});

export const getCheckUsernameResponseMock = (
  overrideResponse: Partial<Extract<UsernameCheck, object>> = {},
): UsernameCheck => ({
  valid: faker.datatype.boolean(),
  reason: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["FORMAT", "TAKEN"]))(),
    null,
  ]),
  ...overrideResponse,
});

export const getGetMeResponseAddressMock = (overrideResponse: Partial<Address> = {}): Address => ({
  ...{
    id: faker.string.uuid(),
    name: (() => faker.helpers.arrayElement(["우리 집", "회사", "부모님 댁"]))(),
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
    carriage: faker.helpers.arrayElement(Object.values(Carriage)),
    is_default: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getGetMeResponseMock = (
  overrideResponse: Partial<Extract<Profile, object>> = {},
): Profile => ({
  id: faker.string.uuid(),
  username: (() => faker.helpers.arrayElement(["demo-member", "damadum01", "box_lover"]))(),
  name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
  type: faker.helpers.arrayElement(["ID", "NAVER", "KAKAO", "GOOGLE", "APPLE"] as const),
  gender: faker.helpers.arrayElement(Object.values(Gender)),
  birthday: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["01-05", "07-21", "12-30"]))(),
    null,
  ]),
  birth_year: faker.helpers.arrayElement([
    (() => String(faker.number.int({ min: 1950, max: 2010 })))(),
    null,
  ]),
  phone_number: faker.helpers.arrayElement([
    (() => `010-${faker.string.numeric(4)}-${faker.string.numeric(4)}`)(),
    null,
  ]),
  email: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["dama@example.com", "box@example.com"]))(),
    null,
  ]),
  role: faker.helpers.arrayElement(["MEMBER", "COMPANY", "OPERATOR"] as const),
  last_login: faker.helpers.arrayElement([
    (() => faker.date.recent({ days: 7 }).toISOString())(),
    null,
  ]),
  first_address: faker.helpers.arrayElement([{ ...getGetMeResponseAddressMock() }, null]),
  is_company_user: faker.datatype.boolean(),
  certified: faker.datatype.boolean(),
  has_password: faker.datatype.boolean(),
  social_accounts: Array.from(
    { length: faker.number.int({ min: 1, max: 4 }) },
    (_, i) => i + 1,
  ).map(() => ({
    type: faker.helpers.arrayElement(Object.values(SnsType)),
    connected_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  })),
  marketing_consent: {
    agreed: faker.datatype.boolean(),
    changed_at: faker.helpers.arrayElement([
      (() => faker.date.recent({ days: 7 }).toISOString())(),
      null,
    ]),
  },
  ...overrideResponse,
});

export const getUpdateMeResponseAddressMock = (
  overrideResponse: Partial<Address> = {},
): Address => ({
  ...{
    id: faker.string.uuid(),
    name: (() => faker.helpers.arrayElement(["우리 집", "회사", "부모님 댁"]))(),
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
    carriage: faker.helpers.arrayElement(Object.values(Carriage)),
    is_default: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getUpdateMeResponseMock = (
  overrideResponse: Partial<Extract<Profile, object>> = {},
): Profile => ({
  id: faker.string.uuid(),
  username: (() => faker.helpers.arrayElement(["demo-member", "damadum01", "box_lover"]))(),
  name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
  type: faker.helpers.arrayElement(["ID", "NAVER", "KAKAO", "GOOGLE", "APPLE"] as const),
  gender: faker.helpers.arrayElement(Object.values(Gender)),
  birthday: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["01-05", "07-21", "12-30"]))(),
    null,
  ]),
  birth_year: faker.helpers.arrayElement([
    (() => String(faker.number.int({ min: 1950, max: 2010 })))(),
    null,
  ]),
  phone_number: faker.helpers.arrayElement([
    (() => `010-${faker.string.numeric(4)}-${faker.string.numeric(4)}`)(),
    null,
  ]),
  email: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["dama@example.com", "box@example.com"]))(),
    null,
  ]),
  role: faker.helpers.arrayElement(["MEMBER", "COMPANY", "OPERATOR"] as const),
  last_login: faker.helpers.arrayElement([
    (() => faker.date.recent({ days: 7 }).toISOString())(),
    null,
  ]),
  first_address: faker.helpers.arrayElement([{ ...getUpdateMeResponseAddressMock() }, null]),
  is_company_user: faker.datatype.boolean(),
  certified: faker.datatype.boolean(),
  has_password: faker.datatype.boolean(),
  social_accounts: Array.from(
    { length: faker.number.int({ min: 1, max: 4 }) },
    (_, i) => i + 1,
  ).map(() => ({
    type: faker.helpers.arrayElement(Object.values(SnsType)),
    connected_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  })),
  marketing_consent: {
    agreed: faker.datatype.boolean(),
    changed_at: faker.helpers.arrayElement([
      (() => faker.date.recent({ days: 7 }).toISOString())(),
      null,
    ]),
  },
  ...overrideResponse,
});

export const getCertifyMemberResponseAddressMock = (
  overrideResponse: Partial<Address> = {},
): Address => ({
  ...{
    id: faker.string.uuid(),
    name: (() => faker.helpers.arrayElement(["우리 집", "회사", "부모님 댁"]))(),
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
    carriage: faker.helpers.arrayElement(Object.values(Carriage)),
    is_default: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getCertifyMemberResponseMock = (
  overrideResponse: Partial<Extract<Profile, object>> = {},
): Profile => ({
  id: faker.string.uuid(),
  username: (() => faker.helpers.arrayElement(["demo-member", "damadum01", "box_lover"]))(),
  name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
  type: faker.helpers.arrayElement(["ID", "NAVER", "KAKAO", "GOOGLE", "APPLE"] as const),
  gender: faker.helpers.arrayElement(Object.values(Gender)),
  birthday: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["01-05", "07-21", "12-30"]))(),
    null,
  ]),
  birth_year: faker.helpers.arrayElement([
    (() => String(faker.number.int({ min: 1950, max: 2010 })))(),
    null,
  ]),
  phone_number: faker.helpers.arrayElement([
    (() => `010-${faker.string.numeric(4)}-${faker.string.numeric(4)}`)(),
    null,
  ]),
  email: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["dama@example.com", "box@example.com"]))(),
    null,
  ]),
  role: faker.helpers.arrayElement(["MEMBER", "COMPANY", "OPERATOR"] as const),
  last_login: faker.helpers.arrayElement([
    (() => faker.date.recent({ days: 7 }).toISOString())(),
    null,
  ]),
  first_address: faker.helpers.arrayElement([{ ...getCertifyMemberResponseAddressMock() }, null]),
  is_company_user: faker.datatype.boolean(),
  certified: faker.datatype.boolean(),
  has_password: faker.datatype.boolean(),
  social_accounts: Array.from(
    { length: faker.number.int({ min: 1, max: 4 }) },
    (_, i) => i + 1,
  ).map(() => ({
    type: faker.helpers.arrayElement(Object.values(SnsType)),
    connected_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  })),
  marketing_consent: {
    agreed: faker.datatype.boolean(),
    changed_at: faker.helpers.arrayElement([
      (() => faker.date.recent({ days: 7 }).toISOString())(),
      null,
    ]),
  },
  ...overrideResponse,
});

export const getListNoticeSettingsResponseMock = (): NoticeSetting[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    kind: faker.helpers.arrayElement(Object.values(NoticeKind)),
    channel: faker.helpers.arrayElement(Object.values(NoticeChannel)),
    needed: faker.datatype.boolean(),
  }));

export const getChangeNoticeSettingResponseMock = (
  overrideResponse: Partial<Extract<NoticeSetting, object>> = {},
): NoticeSetting => ({
  kind: faker.helpers.arrayElement(Object.values(NoticeKind)),
  channel: faker.helpers.arrayElement(Object.values(NoticeChannel)),
  needed: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getGetMyDataResponseMock = (
  overrideResponse: Partial<Extract<MyData, object>> = {},
): MyData => ({
  made_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  tables: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    title: faker.string.alpha({ length: { min: 10, max: 60 } }),
    rows: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({}),
    ),
  })),
  ...overrideResponse,
});

export const getGetWithdrawalResponseAppointmentMock = (
  overrideResponse: Partial<Appointment> = {},
): Appointment => ({
  ...{
    date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
  },
  ...overrideResponse,
});

export const getGetWithdrawalResponseMock = (
  overrideResponse: Partial<Extract<Withdrawal, object>> = {},
): Withdrawal => ({
  holds: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    kind: faker.helpers.arrayElement(Object.values(WithdrawalHoldKind)),
    serial: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 64 } }),
      null,
    ]),
    box_count: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 1000000 }), null]),
    visit: faker.helpers.arrayElement([{ ...getGetWithdrawalResponseAppointmentMock() }, null]),
  })),
  ...overrideResponse,
});

export const getListAddressesResponseMock = (): Address[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.uuid(),
    name: (() => faker.helpers.arrayElement(["우리 집", "회사", "부모님 댁"]))(),
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
    carriage: faker.helpers.arrayElement(Object.values(Carriage)),
    is_default: faker.datatype.boolean(),
  }));

export const getCreateAddressResponseMock = (
  overrideResponse: Partial<Extract<Address, object>> = {},
): Address => ({
  id: faker.string.uuid(),
  name: (() => faker.helpers.arrayElement(["우리 집", "회사", "부모님 댁"]))(),
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
  carriage: faker.helpers.arrayElement(Object.values(Carriage)),
  is_default: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getUpdateAddressResponseMock = (
  overrideResponse: Partial<Extract<Address, object>> = {},
): Address => ({
  id: faker.string.uuid(),
  name: (() => faker.helpers.arrayElement(["우리 집", "회사", "부모님 댁"]))(),
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
  carriage: faker.helpers.arrayElement(Object.values(Carriage)),
  is_default: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getSignUpMockHandler = (
  overrideResponse?:
    | AuthTokens
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthTokens> | AuthTokens),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/signup",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSignUpResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getSignUpWithTicketMockHandler = (
  overrideResponse?:
    | AuthTokens
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthTokens> | AuthTokens),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/signup/:type",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSignUpWithTicketResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCheckUsernameMockHandler = (
  overrideResponse?:
    | UsernameCheck
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UsernameCheck> | UsernameCheck),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/id/:id/valid",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckUsernameResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetMeMockHandler = (
  overrideResponse?:
    | Profile
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Profile> | Profile),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/my",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateMeMockHandler = (
  overrideResponse?:
    | Profile
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Profile> | Profile),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/users/my",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateMeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteMeMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    "*/api/users/my",
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === "function") {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getCertifyMemberMockHandler = (
  overrideResponse?:
    | Profile
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Profile> | Profile),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/users/:id/certification",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCertifyMemberResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getChangePasswordMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/users/password",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      if (typeof overrideResponse === "function") {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getListNoticeSettingsMockHandler = (
  overrideResponse?:
    | NoticeSetting[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NoticeSetting[]> | NoticeSetting[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/my/notices",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListNoticeSettingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getChangeNoticeSettingMockHandler = (
  overrideResponse?:
    | NoticeSetting
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<NoticeSetting> | NoticeSetting),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/users/my/notices/:kind",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getChangeNoticeSettingResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetMyDataMockHandler = (
  overrideResponse?:
    | MyData
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyData> | MyData),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/my/data",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyDataResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetWithdrawalMockHandler = (
  overrideResponse?:
    | Withdrawal
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Withdrawal> | Withdrawal),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/my/withdrawal",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetWithdrawalResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListAddressesMockHandler = (
  overrideResponse?:
    | Address[]
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Address[]> | Address[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/my/address",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListAddressesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateAddressMockHandler = (
  overrideResponse?:
    | Address
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Address> | Address),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/users/my/address",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateAddressResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getUpdateAddressMockHandler = (
  overrideResponse?:
    | Address
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Address> | Address),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/users/my/address/:id",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAddressResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteAddressMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    "*/api/users/my/address/:id",
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === "function") {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getMemberMock = () => [
  getSignUpMockHandler(),
  getSignUpWithTicketMockHandler(),
  getCheckUsernameMockHandler(),
  getGetMeMockHandler(),
  getUpdateMeMockHandler(),
  getDeleteMeMockHandler(),
  getCertifyMemberMockHandler(),
  getChangePasswordMockHandler(),
  getListNoticeSettingsMockHandler(),
  getChangeNoticeSettingMockHandler(),
  getGetMyDataMockHandler(),
  getGetWithdrawalMockHandler(),
  getListAddressesMockHandler(),
  getCreateAddressMockHandler(),
  getUpdateAddressMockHandler(),
  getDeleteAddressMockHandler(),
];
