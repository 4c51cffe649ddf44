import { Gender, SnsType } from "#model";
import type {
  AccessToken,
  AuthTokens,
  ConfirmedPassword,
  LoginProvider,
  MemberSessions,
  PasswordCheck,
  SocialLoginResult,
  SocialSignupStart,
} from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getLoginResponseMock = (
  overrideResponse: Partial<Extract<AuthTokens, object>> = {},
): AuthTokens => ({
  access_token: (() => `${faker.string.alphanumeric(20)}.${faker.string.alphanumeric(40)}`)(),
  refresh_token: (() => faker.string.alphanumeric(43))(),
  ...overrideResponse,
});

export const getListLoginProvidersResponseMock = (): LoginProvider[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    type: faker.helpers.arrayElement(Object.values(SnsType)),
    authorize_url: faker.string.alpha({ length: { min: 10, max: 1000 } }),
  }));

export const getLoginWithNaverResponseAuthTokensMock = (
  overrideResponse: Partial<AuthTokens> = {},
): AuthTokens => ({
  ...{
    access_token: (() => `${faker.string.alphanumeric(20)}.${faker.string.alphanumeric(40)}`)(),
    refresh_token: (() => faker.string.alphanumeric(43))(),
  },
  ...overrideResponse,
});

export const getLoginWithNaverResponseSocialSignupStartMock = (
  overrideResponse: Partial<SocialSignupStart> = {},
): SocialSignupStart => ({
  ...{
    id: faker.helpers.fromRegExp("[A-Za-z0-9._-]{20,1024}"),
    signup: {
      type: faker.helpers.arrayElement(Object.values(SnsType)),
      sns_id: faker.helpers.fromRegExp("[A-Za-z0-9._-]{20,1024}"),
      username: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["demo-member", "damadum01", "box_lover"]))(),
        null,
      ]),
      gender: faker.helpers.arrayElement(Object.values(Gender)),
      name: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
        null,
      ]),
      birthday: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["01-05", "07-21", "12-30"]))(),
        null,
      ]),
      birthyear: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]{4}"), null]),
      phone_number: faker.helpers.arrayElement([
        (() => `010-${faker.string.numeric(4)}-${faker.string.numeric(4)}`)(),
        null,
      ]),
      age_range: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      email: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["dama@example.com", "box@example.com"]))(),
        null,
      ]),
    },
  },
  ...overrideResponse,
});

export const getLoginWithNaverResponseMock = (): SocialLoginResult =>
  faker.helpers.arrayElement([
    { ...getLoginWithNaverResponseAuthTokensMock() },
    { ...getLoginWithNaverResponseSocialSignupStartMock() },
  ]);

export const getLoginWithKakaoResponseAuthTokensMock = (
  overrideResponse: Partial<AuthTokens> = {},
): AuthTokens => ({
  ...{
    access_token: (() => `${faker.string.alphanumeric(20)}.${faker.string.alphanumeric(40)}`)(),
    refresh_token: (() => faker.string.alphanumeric(43))(),
  },
  ...overrideResponse,
});

export const getLoginWithKakaoResponseSocialSignupStartMock = (
  overrideResponse: Partial<SocialSignupStart> = {},
): SocialSignupStart => ({
  ...{
    id: faker.helpers.fromRegExp("[A-Za-z0-9._-]{20,1024}"),
    signup: {
      type: faker.helpers.arrayElement(Object.values(SnsType)),
      sns_id: faker.helpers.fromRegExp("[A-Za-z0-9._-]{20,1024}"),
      username: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["demo-member", "damadum01", "box_lover"]))(),
        null,
      ]),
      gender: faker.helpers.arrayElement(Object.values(Gender)),
      name: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
        null,
      ]),
      birthday: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["01-05", "07-21", "12-30"]))(),
        null,
      ]),
      birthyear: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]{4}"), null]),
      phone_number: faker.helpers.arrayElement([
        (() => `010-${faker.string.numeric(4)}-${faker.string.numeric(4)}`)(),
        null,
      ]),
      age_range: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      email: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["dama@example.com", "box@example.com"]))(),
        null,
      ]),
    },
  },
  ...overrideResponse,
});

export const getLoginWithKakaoResponseMock = (): SocialLoginResult =>
  faker.helpers.arrayElement([
    { ...getLoginWithKakaoResponseAuthTokensMock() },
    { ...getLoginWithKakaoResponseSocialSignupStartMock() },
  ]);

export const getLoginWithGoogleResponseAuthTokensMock = (
  overrideResponse: Partial<AuthTokens> = {},
): AuthTokens => ({
  ...{
    access_token: (() => `${faker.string.alphanumeric(20)}.${faker.string.alphanumeric(40)}`)(),
    refresh_token: (() => faker.string.alphanumeric(43))(),
  },
  ...overrideResponse,
});

export const getLoginWithGoogleResponseSocialSignupStartMock = (
  overrideResponse: Partial<SocialSignupStart> = {},
): SocialSignupStart => ({
  ...{
    id: faker.helpers.fromRegExp("[A-Za-z0-9._-]{20,1024}"),
    signup: {
      type: faker.helpers.arrayElement(Object.values(SnsType)),
      sns_id: faker.helpers.fromRegExp("[A-Za-z0-9._-]{20,1024}"),
      username: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["demo-member", "damadum01", "box_lover"]))(),
        null,
      ]),
      gender: faker.helpers.arrayElement(Object.values(Gender)),
      name: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
        null,
      ]),
      birthday: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["01-05", "07-21", "12-30"]))(),
        null,
      ]),
      birthyear: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]{4}"), null]),
      phone_number: faker.helpers.arrayElement([
        (() => `010-${faker.string.numeric(4)}-${faker.string.numeric(4)}`)(),
        null,
      ]),
      age_range: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      email: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["dama@example.com", "box@example.com"]))(),
        null,
      ]),
    },
  },
  ...overrideResponse,
});

export const getLoginWithGoogleResponseMock = (): SocialLoginResult =>
  faker.helpers.arrayElement([
    { ...getLoginWithGoogleResponseAuthTokensMock() },
    { ...getLoginWithGoogleResponseSocialSignupStartMock() },
  ]);

export const getLoginWithAppleResponseAuthTokensMock = (
  overrideResponse: Partial<AuthTokens> = {},
): AuthTokens => ({
  ...{
    access_token: (() => `${faker.string.alphanumeric(20)}.${faker.string.alphanumeric(40)}`)(),
    refresh_token: (() => faker.string.alphanumeric(43))(),
  },
  ...overrideResponse,
});

export const getLoginWithAppleResponseSocialSignupStartMock = (
  overrideResponse: Partial<SocialSignupStart> = {},
): SocialSignupStart => ({
  ...{
    id: faker.helpers.fromRegExp("[A-Za-z0-9._-]{20,1024}"),
    signup: {
      type: faker.helpers.arrayElement(Object.values(SnsType)),
      sns_id: faker.helpers.fromRegExp("[A-Za-z0-9._-]{20,1024}"),
      username: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["demo-member", "damadum01", "box_lover"]))(),
        null,
      ]),
      gender: faker.helpers.arrayElement(Object.values(Gender)),
      name: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
        null,
      ]),
      birthday: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["01-05", "07-21", "12-30"]))(),
        null,
      ]),
      birthyear: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]{4}"), null]),
      phone_number: faker.helpers.arrayElement([
        (() => `010-${faker.string.numeric(4)}-${faker.string.numeric(4)}`)(),
        null,
      ]),
      age_range: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      email: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["dama@example.com", "box@example.com"]))(),
        null,
      ]),
    },
  },
  ...overrideResponse,
});

export const getLoginWithAppleResponseMock = (): SocialLoginResult =>
  faker.helpers.arrayElement([
    { ...getLoginWithAppleResponseAuthTokensMock() },
    { ...getLoginWithAppleResponseSocialSignupStartMock() },
  ]);

export const getLoginWithTicketResponseMock = (
  overrideResponse: Partial<Extract<AuthTokens, object>> = {},
): AuthTokens => ({
  access_token: (() => `${faker.string.alphanumeric(20)}.${faker.string.alphanumeric(40)}`)(),
  refresh_token: (() => faker.string.alphanumeric(43))(),
  ...overrideResponse,
});

export const getListSessionsResponseMock = (
  overrideResponse: Partial<Extract<MemberSessions, object>> = {},
): MemberSessions => ({
  sessions: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.uuid(),
      device: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 60 } }),
        null,
      ]),
      started_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      used_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      is_current: faker.datatype.boolean(),
    }),
  ),
  ...overrideResponse,
});

export const getRefreshTokenResponseMock = (
  overrideResponse: Partial<Extract<AccessToken, object>> = {},
): AccessToken => ({
  access_token: (() => `${faker.string.alphanumeric(20)}.${faker.string.alphanumeric(40)}`)(),
  ...overrideResponse,
});

export const getResetTokensResponseMock = (
  overrideResponse: Partial<Extract<AuthTokens, object>> = {},
): AuthTokens => ({
  access_token: (() => `${faker.string.alphanumeric(20)}.${faker.string.alphanumeric(40)}`)(),
  refresh_token: (() => faker.string.alphanumeric(43))(),
  ...overrideResponse,
});

export const getCheckNewPasswordResponseMock = (
  overrideResponse: Partial<Extract<PasswordCheck, object>> = {},
): PasswordCheck => ({
  length: faker.datatype.boolean(),
  kinds: faker.datatype.boolean(),
  valid: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getConfirmPasswordResponseMock = (
  overrideResponse: Partial<Extract<ConfirmedPassword, object>> = {},
): ConfirmedPassword => ({
  confirmed_until: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getLoginMockHandler = (
  overrideResponse?:
    | AuthTokens
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthTokens> | AuthTokens),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/login/id",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getLoginResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListLoginProvidersMockHandler = (
  overrideResponse?:
    | LoginProvider[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<LoginProvider[]> | LoginProvider[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/login/providers",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListLoginProvidersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLoginWithNaverMockHandler = (
  overrideResponse?:
    | SocialLoginResult
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SocialLoginResult> | SocialLoginResult),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/login/naver",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getLoginWithNaverResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLoginWithKakaoMockHandler = (
  overrideResponse?:
    | SocialLoginResult
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SocialLoginResult> | SocialLoginResult),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/login/kakao",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getLoginWithKakaoResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLoginWithGoogleMockHandler = (
  overrideResponse?:
    | SocialLoginResult
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SocialLoginResult> | SocialLoginResult),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/login/google",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getLoginWithGoogleResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLoginWithAppleMockHandler = (
  overrideResponse?:
    | SocialLoginResult
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SocialLoginResult> | SocialLoginResult),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/login/apple",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getLoginWithAppleResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLoginWithTicketMockHandler = (
  overrideResponse?:
    | AuthTokens
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthTokens> | AuthTokens),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/login/:type",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getLoginWithTicketResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLogoutMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/logout",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      if (typeof overrideResponse === "function") {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getListSessionsMockHandler = (
  overrideResponse?:
    | MemberSessions
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<MemberSessions> | MemberSessions),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/sessions",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListSessionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEndSessionMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    "*/api/sessions/:id",
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === "function") {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getRefreshTokenMockHandler = (
  overrideResponse?:
    | AccessToken
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AccessToken> | AccessToken),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/token/refresh",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getRefreshTokenResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getResetTokensMockHandler = (
  overrideResponse?:
    | AuthTokens
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthTokens> | AuthTokens),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/token/refresh/reset",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getResetTokensResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCheckNewPasswordMockHandler = (
  overrideResponse?:
    | PasswordCheck
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PasswordCheck> | PasswordCheck),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/passwd/valid",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckNewPasswordResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getConfirmPasswordMockHandler = (
  overrideResponse?:
    | ConfirmedPassword
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ConfirmedPassword> | ConfirmedPassword),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/users/my/auth",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmPasswordResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getSessionMock = () => [
  getLoginMockHandler(),
  getListLoginProvidersMockHandler(),
  getLoginWithNaverMockHandler(),
  getLoginWithKakaoMockHandler(),
  getLoginWithGoogleMockHandler(),
  getLoginWithAppleMockHandler(),
  getLoginWithTicketMockHandler(),
  getLogoutMockHandler(),
  getListSessionsMockHandler(),
  getEndSessionMockHandler(),
  getRefreshTokenMockHandler(),
  getResetTokensMockHandler(),
  getCheckNewPasswordMockHandler(),
  getConfirmPasswordMockHandler(),
];
