import { BoxPhotoKind, DamageKind, DamageReportStatus } from "#model";
import type { DamageAnswer, DamageReport, DamageReports } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getListDamageReportsResponseDamageAnswerMock = (
  overrideResponse: Partial<DamageAnswer> = {},
): DamageAnswer => ({
  ...{
    amount: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000000 }), null]),
    message: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 300 } }),
      null,
    ]),
    at: (() => faker.date.recent({ days: 7 }).toISOString())(),
    paid_at: faker.helpers.arrayElement([
      (() => faker.date.recent({ days: 7 }).toISOString())(),
      null,
    ]),
  },
  ...overrideResponse,
});

export const getListDamageReportsResponseMock = (
  overrideResponse: Partial<Extract<DamageReports, object>> = {},
): DamageReports => ({
  serial: faker.helpers.fromRegExp("BX[0-9A-HJKMNP-TV-Z]{10}"),
  can_report: faker.datatype.boolean(),
  notice_until: faker.helpers.arrayElement([
    (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    null,
  ]),
  reports: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      report_id: faker.string.uuid(),
      status: faker.helpers.arrayElement(Object.values(DamageReportStatus)),
      item: (() => faker.helpers.arrayElement(["롱패딩", "겨울 이불", "캠핑 의자", "앨범"]))(),
      kind: faker.helpers.arrayElement(Object.values(DamageKind)),
      description: faker.helpers.fromRegExp("가"),
      price: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000000 }), null]),
      bought_year: faker.helpers.arrayElement([faker.helpers.fromRegExp("19[0-9]{2}"), null]),
      photos: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({
          file_id: faker.string.uuid(),
          key: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 1000 } }),
            null,
          ]),
          width: (() => faker.number.int({ min: 320, max: 1600 }))(),
          height: (() => faker.number.int({ min: 320, max: 1600 }))(),
        }),
      ),
      compared: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({
          kind: faker.helpers.arrayElement(Object.values(BoxPhotoKind)),
          photo: {
            file_id: faker.string.uuid(),
            key: faker.helpers.arrayElement([
              faker.string.alpha({ length: { min: 10, max: 1000 } }),
              null,
            ]),
            width: (() => faker.number.int({ min: 320, max: 1600 }))(),
            height: (() => faker.number.int({ min: 320, max: 1600 }))(),
          },
          at: (() => faker.date.recent({ days: 7 }).toISOString())(),
        }),
      ),
      updated_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      sent_at: faker.helpers.arrayElement([
        (() => faker.date.recent({ days: 7 }).toISOString())(),
        null,
      ]),
      answer: faker.helpers.arrayElement([
        { ...getListDamageReportsResponseDamageAnswerMock() },
        null,
      ]),
    }),
  ),
  ...overrideResponse,
});

export const getSaveDamageReportResponseDamageAnswerMock = (
  overrideResponse: Partial<DamageAnswer> = {},
): DamageAnswer => ({
  ...{
    amount: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000000 }), null]),
    message: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 300 } }),
      null,
    ]),
    at: (() => faker.date.recent({ days: 7 }).toISOString())(),
    paid_at: faker.helpers.arrayElement([
      (() => faker.date.recent({ days: 7 }).toISOString())(),
      null,
    ]),
  },
  ...overrideResponse,
});

export const getSaveDamageReportResponseMock = (
  overrideResponse: Partial<Extract<DamageReport, object>> = {},
): DamageReport => ({
  report_id: faker.string.uuid(),
  status: faker.helpers.arrayElement(Object.values(DamageReportStatus)),
  item: (() => faker.helpers.arrayElement(["롱패딩", "겨울 이불", "캠핑 의자", "앨범"]))(),
  kind: faker.helpers.arrayElement(Object.values(DamageKind)),
  description: faker.helpers.fromRegExp("가"),
  price: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000000 }), null]),
  bought_year: faker.helpers.arrayElement([faker.helpers.fromRegExp("19[0-9]{2}"), null]),
  photos: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    file_id: faker.string.uuid(),
    key: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 1000 } }), null]),
    width: (() => faker.number.int({ min: 320, max: 1600 }))(),
    height: (() => faker.number.int({ min: 320, max: 1600 }))(),
  })),
  compared: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      kind: faker.helpers.arrayElement(Object.values(BoxPhotoKind)),
      photo: {
        file_id: faker.string.uuid(),
        key: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 1000 } }),
          null,
        ]),
        width: (() => faker.number.int({ min: 320, max: 1600 }))(),
        height: (() => faker.number.int({ min: 320, max: 1600 }))(),
      },
      at: (() => faker.date.recent({ days: 7 }).toISOString())(),
    }),
  ),
  updated_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  sent_at: faker.helpers.arrayElement([
    (() => faker.date.recent({ days: 7 }).toISOString())(),
    null,
  ]),
  answer: faker.helpers.arrayElement([{ ...getSaveDamageReportResponseDamageAnswerMock() }, null]),
  ...overrideResponse,
});

export const getSendDamageReportResponseDamageAnswerMock = (
  overrideResponse: Partial<DamageAnswer> = {},
): DamageAnswer => ({
  ...{
    amount: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000000 }), null]),
    message: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 300 } }),
      null,
    ]),
    at: (() => faker.date.recent({ days: 7 }).toISOString())(),
    paid_at: faker.helpers.arrayElement([
      (() => faker.date.recent({ days: 7 }).toISOString())(),
      null,
    ]),
  },
  ...overrideResponse,
});

export const getSendDamageReportResponseMock = (
  overrideResponse: Partial<Extract<DamageReport, object>> = {},
): DamageReport => ({
  report_id: faker.string.uuid(),
  status: faker.helpers.arrayElement(Object.values(DamageReportStatus)),
  item: (() => faker.helpers.arrayElement(["롱패딩", "겨울 이불", "캠핑 의자", "앨범"]))(),
  kind: faker.helpers.arrayElement(Object.values(DamageKind)),
  description: faker.helpers.fromRegExp("가"),
  price: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 100000000 }), null]),
  bought_year: faker.helpers.arrayElement([faker.helpers.fromRegExp("19[0-9]{2}"), null]),
  photos: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    file_id: faker.string.uuid(),
    key: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 1000 } }), null]),
    width: (() => faker.number.int({ min: 320, max: 1600 }))(),
    height: (() => faker.number.int({ min: 320, max: 1600 }))(),
  })),
  compared: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      kind: faker.helpers.arrayElement(Object.values(BoxPhotoKind)),
      photo: {
        file_id: faker.string.uuid(),
        key: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 1000 } }),
          null,
        ]),
        width: (() => faker.number.int({ min: 320, max: 1600 }))(),
        height: (() => faker.number.int({ min: 320, max: 1600 }))(),
      },
      at: (() => faker.date.recent({ days: 7 }).toISOString())(),
    }),
  ),
  updated_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  sent_at: faker.helpers.arrayElement([
    (() => faker.date.recent({ days: 7 }).toISOString())(),
    null,
  ]),
  answer: faker.helpers.arrayElement([{ ...getSendDamageReportResponseDamageAnswerMock() }, null]),
  ...overrideResponse,
});

export const getListDamageReportsMockHandler = (
  overrideResponse?:
    | DamageReports
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DamageReports> | DamageReports),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/damage-reports/:serial",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListDamageReportsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSaveDamageReportMockHandler = (
  overrideResponse?:
    | DamageReport
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DamageReport> | DamageReport),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/damage-reports/:serial/draft",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSaveDamageReportResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSendDamageReportMockHandler = (
  overrideResponse?:
    | DamageReport
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DamageReport> | DamageReport),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/damage-reports/:serial/draft/send",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSendDamageReportResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getDamageReportMock = () => [
  getListDamageReportsMockHandler(),
  getSaveDamageReportMockHandler(),
  getSendDamageReportMockHandler(),
];
