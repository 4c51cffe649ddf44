import { StorageCarriage } from "#model";
import type { ReceivedDelivery, ReceivedVisit, ReceiverLink } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getGetReceiverLinkResponseMock = (
  overrideResponse: Partial<Extract<ReceiverLink, object>> = {},
): ReceiverLink => ({
  key: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9_-]{43}"), null]),
  opens_on: faker.helpers.arrayElement([
    (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    null,
  ]),
  ...overrideResponse,
});

export const getCreateReceiverLinkResponseMock = (
  overrideResponse: Partial<Extract<ReceiverLink, object>> = {},
): ReceiverLink => ({
  key: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9_-]{43}"), null]),
  opens_on: faker.helpers.arrayElement([
    (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    null,
  ]),
  ...overrideResponse,
});

export const getGetReceivedDeliveryResponseReceivedVisitMock = (
  overrideResponse: Partial<ReceivedVisit> = {},
): ReceivedVisit => ({
  ...{
    status: faker.helpers.arrayElement(["READY", "ON_THE_WAY", "DELIVERED"] as const),
    delivery: {
      date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
      time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
    },
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
    box_count: faker.number.int({ min: 1, max: 200 }),
  },
  ...overrideResponse,
});

export const getGetReceivedDeliveryResponseMock = (
  overrideResponse: Partial<Extract<ReceivedDelivery, object>> = {},
): ReceivedDelivery => ({
  opens_on: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  visit: faker.helpers.arrayElement([
    { ...getGetReceivedDeliveryResponseReceivedVisitMock() },
    null,
  ]),
  ...overrideResponse,
});

export const getGetReceiverLinkMockHandler = (
  overrideResponse?:
    | ReceiverLink
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ReceiverLink> | ReceiverLink),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/storage-orders/:serial/receiver-link",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetReceiverLinkResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateReceiverLinkMockHandler = (
  overrideResponse?:
    | ReceiverLink
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReceiverLink> | ReceiverLink),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-orders/:serial/receiver-link",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateReceiverLinkResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteReceiverLinkMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    "*/api/storage-orders/:serial/receiver-link",
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === "function") {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getGetReceivedDeliveryMockHandler = (
  overrideResponse?:
    | ReceivedDelivery
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ReceivedDelivery> | ReceivedDelivery),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/receiver-links/:key",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetReceivedDeliveryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getReceiverLinkMock = () => [
  getGetReceiverLinkMockHandler(),
  getCreateReceiverLinkMockHandler(),
  getDeleteReceiverLinkMockHandler(),
  getGetReceivedDeliveryMockHandler(),
];
