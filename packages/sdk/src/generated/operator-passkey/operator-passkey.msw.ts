import type { AuthTokens, Passkey, PasskeyChallenge, PasskeyCreation, Passkeys } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getStartOperatorPasskeyLoginResponseMock = (
  overrideResponse: Partial<Extract<PasskeyChallenge, object>> = {},
): PasskeyChallenge => ({
  challenge: faker.helpers.fromRegExp("[A-Za-z0-9_-]+"),
  rp_id: faker.string.alpha({ length: { min: 10, max: 253 } }),
  ...overrideResponse,
});

export const getLoginOperatorWithPasskeyResponseMock = (
  overrideResponse: Partial<Extract<AuthTokens, object>> = {},
): AuthTokens => ({
  access_token: (() => `${faker.string.alphanumeric(20)}.${faker.string.alphanumeric(40)}`)(),
  refresh_token: (() => faker.string.alphanumeric(43))(),
  ...overrideResponse,
});

export const getListOperatorPasskeysResponseMock = (
  overrideResponse: Partial<Extract<Passkeys, object>> = {},
): Passkeys => ({
  passkeys: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.uuid(),
      name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
      added_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      last_used_at: faker.helpers.arrayElement([
        (() => faker.date.recent({ days: 7 }).toISOString())(),
        null,
      ]),
    }),
  ),
  ...overrideResponse,
});

export const getAddOperatorPasskeyResponseMock = (
  overrideResponse: Partial<Extract<Passkey, object>> = {},
): Passkey => ({
  id: faker.string.uuid(),
  name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
  added_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  last_used_at: faker.helpers.arrayElement([
    (() => faker.date.recent({ days: 7 }).toISOString())(),
    null,
  ]),
  ...overrideResponse,
});

export const getStartOperatorPasskeyResponseMock = (
  overrideResponse: Partial<Extract<PasskeyCreation, object>> = {},
): PasskeyCreation => ({
  challenge: faker.helpers.fromRegExp("[A-Za-z0-9_-]+"),
  rp_id: faker.string.alpha({ length: { min: 10, max: 253 } }),
  user_id: faker.helpers.fromRegExp("[A-Za-z0-9_-]+"),
  username: (() => faker.helpers.arrayElement(["demo-member", "damadum01", "box_lover"]))(),
  algorithms: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => faker.number.int({ min: -65535, max: 0 }),
  ),
  known: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() =>
    faker.helpers.fromRegExp("[A-Za-z0-9_-]+"),
  ),
  ...overrideResponse,
});

export const getStartOperatorPasskeyLoginMockHandler = (
  overrideResponse?:
    | PasskeyChallenge
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PasskeyChallenge> | PasskeyChallenge),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/operator/login/passkey",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getStartOperatorPasskeyLoginResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLoginOperatorWithPasskeyMockHandler = (
  overrideResponse?:
    | AuthTokens
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthTokens> | AuthTokens),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/operator/login/passkey/verify",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getLoginOperatorWithPasskeyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListOperatorPasskeysMockHandler = (
  overrideResponse?:
    | Passkeys
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Passkeys> | Passkeys),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/operator/passkeys",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListOperatorPasskeysResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAddOperatorPasskeyMockHandler = (
  overrideResponse?:
    | Passkey
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Passkey> | Passkey),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/operator/passkeys",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getAddOperatorPasskeyResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getStartOperatorPasskeyMockHandler = (
  overrideResponse?:
    | PasskeyCreation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PasskeyCreation> | PasskeyCreation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/operator/passkeys/options",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getStartOperatorPasskeyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRemoveOperatorPasskeyMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    "*/api/operator/passkeys/:id",
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === "function") {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getOperatorPasskeyMock = () => [
  getStartOperatorPasskeyLoginMockHandler(),
  getLoginOperatorWithPasskeyMockHandler(),
  getListOperatorPasskeysMockHandler(),
  getAddOperatorPasskeyMockHandler(),
  getStartOperatorPasskeyMockHandler(),
  getRemoveOperatorPasskeyMockHandler(),
];
