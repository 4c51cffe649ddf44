import { OperatorDuty, OperatorRole } from "#model";
import type { AuthTokens, OperatorProfile, OperatorSessions } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getLoginOperatorResponseMock = (
  overrideResponse: Partial<Extract<AuthTokens, object>> = {},
): AuthTokens => ({
  access_token: (() => `${faker.string.alphanumeric(20)}.${faker.string.alphanumeric(40)}`)(),
  refresh_token: (() => faker.string.alphanumeric(43))(),
  ...overrideResponse,
});

export const getRefreshOperatorTokensResponseMock = (
  overrideResponse: Partial<Extract<AuthTokens, object>> = {},
): AuthTokens => ({
  access_token: (() => `${faker.string.alphanumeric(20)}.${faker.string.alphanumeric(40)}`)(),
  refresh_token: (() => faker.string.alphanumeric(43))(),
  ...overrideResponse,
});

export const getGetOperatorResponseMock = (
  overrideResponse: Partial<Extract<OperatorProfile, object>> = {},
): OperatorProfile => ({
  id: faker.string.uuid(),
  username: (() => faker.helpers.arrayElement(["demo-member", "damadum01", "box_lover"]))(),
  name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
  role: faker.helpers.arrayElement(Object.values(OperatorRole)),
  role_label: faker.string.alpha({ length: { min: 10, max: 20 } }),
  duties: faker.helpers.arrayElements(Object.values(OperatorDuty)),
  recovery_codes_left: faker.number.int({ min: 0, max: 10 }),
  ...overrideResponse,
});

export const getListOperatorSessionsResponseMock = (
  overrideResponse: Partial<Extract<OperatorSessions, object>> = {},
): OperatorSessions => ({
  sessions: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.uuid(),
      started_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      expires_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      address: faker.helpers.arrayElement([
        (() =>
          faker.helpers.arrayElement([
            "서울 마포구 월드컵북로 396",
            "서울 성동구 왕십리로 83-21",
            "경기 성남시 분당구 판교역로 235",
            "부산 해운대구 센텀남대로 35",
          ]))(),
        null,
      ]),
      is_current: faker.datatype.boolean(),
    }),
  ),
  ...overrideResponse,
});

export const getLoginOperatorMockHandler = (
  overrideResponse?:
    | AuthTokens
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthTokens> | AuthTokens),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/operator/login",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getLoginOperatorResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRefreshOperatorTokensMockHandler = (
  overrideResponse?:
    | AuthTokens
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthTokens> | AuthTokens),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/operator/token/refresh",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getRefreshOperatorTokensResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLogoutOperatorMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/operator/logout",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === "function") {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getGetOperatorMockHandler = (
  overrideResponse?:
    | OperatorProfile
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<OperatorProfile> | OperatorProfile),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/operator/me",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOperatorResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListOperatorSessionsMockHandler = (
  overrideResponse?:
    | OperatorSessions
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<OperatorSessions> | OperatorSessions),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/operator/sessions",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListOperatorSessionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEndOperatorSessionMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    "*/api/operator/sessions/:id",
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === "function") {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getOperatorSessionMock = () => [
  getLoginOperatorMockHandler(),
  getRefreshOperatorTokensMockHandler(),
  getLogoutOperatorMockHandler(),
  getGetOperatorMockHandler(),
  getListOperatorSessionsMockHandler(),
  getEndOperatorSessionMockHandler(),
];
