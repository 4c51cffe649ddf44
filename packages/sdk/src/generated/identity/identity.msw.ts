import { Gender } from "#model";
import type {
  Certification,
  FoundUsernames,
  PasswordResetTicket,
  PreparedCertification,
  SentNumber,
} from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getPrepareCertificationResponseMock = (
  overrideResponse: Partial<Extract<PreparedCertification, object>> = {},
): PreparedCertification => ({
  merchant_uid: (() => `es_${faker.string.alphanumeric(32)}`)(),
  account_code: (() => "imp00000000")(),
  pg: (() => "sandbox_card")(),
  expires_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getCreateCertificationResponseMock = (
  overrideResponse: Partial<Extract<Certification, object>> = {},
): Certification => ({
  uid: faker.helpers.fromRegExp("[A-Za-z0-9._-]{20,1024}"),
  imp_uid: (() => `imp_${faker.string.numeric(12)}`)(),
  merchant_uid: (() => `es_${faker.string.alphanumeric(32)}`)(),
  gender: faker.helpers.arrayElement(Object.values(Gender)),
  name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
  birthday: (() => faker.helpers.arrayElement(["01-05", "07-21", "12-30"]))(),
  birth_year: (() => String(faker.number.int({ min: 1950, max: 2010 })))(),
  phone_number: (() => `010-${faker.string.numeric(4)}-${faker.string.numeric(4)}`)(),
  ...overrideResponse,
});

export const getFindUsernamesResponseMock = (
  overrideResponse: Partial<Extract<FoundUsernames, object>> = {},
): FoundUsernames => ({
  usernames: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      username: (() => faker.helpers.arrayElement(["demo-member", "damadum01", "box_lover"]))(),
      type: faker.helpers.arrayElement(["ID", "NAVER", "KAKAO", "GOOGLE", "APPLE"] as const),
      created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
    }),
  ),
  ...overrideResponse,
});

export const getSendPasswordNumberResponseMock = (
  overrideResponse: Partial<Extract<SentNumber, object>> = {},
): SentNumber => ({
  expires_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  resend_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getVerifyPasswordNumberResponseMock = (
  overrideResponse: Partial<Extract<PasswordResetTicket, object>> = {},
): PasswordResetTicket => ({
  reset_token: faker.helpers.fromRegExp("[A-Za-z0-9._-]{20,1024}"),
  expires_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getPrepareCertificationMockHandler = (
  overrideResponse?:
    | PreparedCertification
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PreparedCertification> | PreparedCertification),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/certifications/prepare",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPrepareCertificationResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateCertificationMockHandler = (
  overrideResponse?:
    | Certification
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Certification> | Certification),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/certifications",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCertificationResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getFindUsernamesMockHandler = (
  overrideResponse?:
    | FoundUsernames
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FoundUsernames> | FoundUsernames),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/id/certification/:uid",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getFindUsernamesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSendPasswordNumberMockHandler = (
  overrideResponse?:
    | SentNumber
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SentNumber> | SentNumber),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/certification/sms/passwd",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSendPasswordNumberResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVerifyPasswordNumberMockHandler = (
  overrideResponse?:
    | PasswordResetTicket
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PasswordResetTicket> | PasswordResetTicket),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/certification/sms/passwd/validation",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getVerifyPasswordNumberResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getResetPasswordMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/reset/passwd",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      if (typeof overrideResponse === "function") {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getIdentityMock = () => [
  getPrepareCertificationMockHandler(),
  getCreateCertificationMockHandler(),
  getFindUsernamesMockHandler(),
  getSendPasswordNumberMockHandler(),
  getVerifyPasswordNumberMockHandler(),
  getResetPasswordMockHandler(),
];
