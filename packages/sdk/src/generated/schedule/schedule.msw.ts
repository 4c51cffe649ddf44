import { ClosedReason } from "#model";
import type { BoxDeliveryDay, ScheduleDay, ScheduleSlot } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getListScheduleDaysResponseMock = (): ScheduleDay[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    available: faker.datatype.boolean(),
    closed_reason: faker.helpers.arrayElement([
      faker.helpers.arrayElement(Object.values(ClosedReason)),
      null,
    ]),
    remaining: (() => faker.number.int({ min: 0, max: 12 }))(),
    lucky: faker.datatype.boolean(),
    holiday: faker.helpers.arrayElement([
      (() => faker.helpers.arrayElement(["설날", "추석", "성탄절"]))(),
      null,
    ]),
    surcharge_rate: (() => faker.helpers.arrayElement([0, 10, 20]))(),
  }));

export const getListScheduleSlotsResponseMock = (): ScheduleSlot[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
    available: faker.datatype.boolean(),
    closed_reason: faker.helpers.arrayElement([
      faker.helpers.arrayElement(Object.values(ClosedReason)),
      null,
    ]),
    remaining: (() => faker.number.int({ min: 0, max: 12 }))(),
  }));

export const getListBoxDeliveryDaysResponseMock = (): BoxDeliveryDay[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    available: faker.datatype.boolean(),
    closed_reason: faker.helpers.arrayElement([
      faker.helpers.arrayElement(Object.values(ClosedReason)),
      null,
    ]),
    lucky: faker.datatype.boolean(),
    holiday: faker.helpers.arrayElement([
      (() => faker.helpers.arrayElement(["설날", "추석", "성탄절"]))(),
      null,
    ]),
    surcharge_rate: (() => faker.helpers.arrayElement([0, 10, 20]))(),
    slots: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
        available: faker.datatype.boolean(),
        closed_reason: faker.helpers.arrayElement([
          faker.helpers.arrayElement(Object.values(ClosedReason)),
          null,
        ]),
        remaining: (() => faker.number.int({ min: 0, max: 12 }))(),
      }),
    ),
  }));

export const getListScheduleDaysMockHandler = (
  overrideResponse?:
    | ScheduleDay[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ScheduleDay[]> | ScheduleDay[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/schedule/day",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListScheduleDaysResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListScheduleSlotsMockHandler = (
  overrideResponse?:
    | ScheduleSlot[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ScheduleSlot[]> | ScheduleSlot[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/schedule/day/:day",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListScheduleSlotsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListBoxDeliveryDaysMockHandler = (
  overrideResponse?:
    | BoxDeliveryDay[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<BoxDeliveryDay[]> | BoxDeliveryDay[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/schedule/box-delivery",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListBoxDeliveryDaysResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getScheduleMock = () => [
  getListScheduleDaysMockHandler(),
  getListScheduleSlotsMockHandler(),
  getListBoxDeliveryDaysMockHandler(),
];
