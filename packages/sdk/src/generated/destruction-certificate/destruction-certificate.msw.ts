import type { CheckedCertificate, DestructionCertificate } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getGetDestructionCertificateResponseMock = (
  overrideResponse: Partial<Extract<DestructionCertificate, object>> = {},
): DestructionCertificate => ({
  number: faker.helpers.fromRegExp("DC[0-9]{6}-[0-9]{6}"),
  code: faker.helpers.fromRegExp("[0-9A-HJKMNP-TV-Z]{16}"),
  wk_id: faker.string.uuid(),
  company: {
    name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    registration_number: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 12 } }),
      null,
    ]),
    representative_name: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 50 } }),
      null,
    ]),
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
  },
  issuer: {
    name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    registration_number: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 12 } }),
      null,
    ]),
    representative_name: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 50 } }),
      null,
    ]),
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
  },
  requested_on: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  destroyed_on: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  issued_on: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  boxes: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    serial: faker.helpers.fromRegExp("BX[0-9A-HJKMNP-TV-Z]{10}"),
    name: faker.helpers.arrayElement([
      (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
      null,
    ]),
    department: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 60 } }),
      null,
    ]),
    retention_until: faker.helpers.arrayElement([
      (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
      null,
    ]),
  })),
  ...overrideResponse,
});

export const getDownloadDestructionCertificateResponseMock = (): Blob =>
  new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]);

export const getCheckDestructionCertificateResponseMock = (
  overrideResponse: Partial<Extract<CheckedCertificate, object>> = {},
): CheckedCertificate => ({
  number: faker.helpers.fromRegExp("DC[0-9]{6}-[0-9]{6}"),
  is_valid: faker.datatype.boolean(),
  company: {
    name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    registration_number: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 12 } }),
      null,
    ]),
  },
  issuer: {
    name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    registration_number: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 12 } }),
      null,
    ]),
  },
  requested_on: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  destroyed_on: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  issued_on: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  box_count: faker.number.int({ min: 1, max: 1000 }),
  serials: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() =>
    faker.helpers.fromRegExp("BX[0-9A-HJKMNP-TV-Z]{10}"),
  ),
  ...overrideResponse,
});

export const getGetDestructionCertificateMockHandler = (
  overrideResponse?:
    | DestructionCertificate
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DestructionCertificate> | DestructionCertificate),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/works/:wkId/certificate",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDestructionCertificateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDownloadDestructionCertificateMockHandler = (
  overrideResponse?:
    | Blob
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/works/:wkId/certificate/pdf",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadDestructionCertificateResponseMock();
      return new HttpResponse(binaryBody, {
        status: 200,
        headers: { "Content-Type": "application/pdf" },
      });
    },
    options,
  );
};

export const getCheckDestructionCertificateMockHandler = (
  overrideResponse?:
    | CheckedCertificate
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CheckedCertificate> | CheckedCertificate),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/destruction-certificates/:code",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckDestructionCertificateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getDestructionCertificateMock = () => [
  getGetDestructionCertificateMockHandler(),
  getDownloadDestructionCertificateMockHandler(),
  getCheckDestructionCertificateMockHandler(),
];
