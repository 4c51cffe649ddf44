import * as mock from "../../generated/schedule/schedule.msw.ts";
import { boxDeliveryDays, fullDays, scheduleDays, scheduleSlots } from "../fixtures/schedule.ts";
import { anyones, mockInvalid } from "./failing.ts";

export function scheduleScenarios(today: string) {
  const requestedDays = (request: Request) => {
    const query = new URL(request.url).searchParams;
    return scheduleDays(query.get("from") ?? today, query.get("to") ?? today, today);
  };
  return {
    listScheduleDays: anyones(mock.getListScheduleDaysMockHandler, (reply) => ({
      open: reply(({ request }) => requestedDays(request)),
      full: reply(({ request }) => fullDays(requestedDays(request))),
    })),
    listBoxDeliveryDays: anyones(mock.getListBoxDeliveryDaysMockHandler, (reply) => ({
      open: reply(({ request }) => boxDeliveryDays(requestedDays(request))),
      full: reply(({ request }) => boxDeliveryDays(fullDays(requestedDays(request)))),
    })),
    listScheduleSlots: anyones(mock.getListScheduleSlotsMockHandler, (reply) => ({
      open: reply(scheduleSlots([5, 4, 5, 3, 5])),
      lastPlace: reply(scheduleSlots([0, 0, 1, 0, 0])),
      full: reply(scheduleSlots([])),
      outOfRange: mockInvalid(reply, {
        field: "day",
        code: "date_out_of_range",
        message: "오늘부터 90일 안의 날짜를 골라 주세요.",
      }),
    })),
  };
}
