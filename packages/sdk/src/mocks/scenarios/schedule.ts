import {
  getListBoxDeliveryDaysMockHandler,
  getListScheduleDaysMockHandler,
  getListScheduleSlotsMockHandler,
} from "../../generated/schedule/schedule.msw.ts";
import { boxDeliveryDays, fullDays, scheduleDays, scheduleSlots } from "../fixtures/schedule.ts";
import { failures, mockInvalid } from "./failing.ts";

/** Days and start times that can be booked. */
export function scheduleScenarios(today: string) {
  const requestedDays = (request: Request) => {
    const query = new URL(request.url).searchParams;
    return scheduleDays(query.get("from") ?? today, query.get("to") ?? today, today);
  };
  return {
    listScheduleDays: {
      open: getListScheduleDaysMockHandler(({ request }) => requestedDays(request)),
      full: getListScheduleDaysMockHandler(({ request }) => fullDays(requestedDays(request))),
      ...failures(getListScheduleDaysMockHandler),
    },
    listBoxDeliveryDays: {
      open: getListBoxDeliveryDaysMockHandler(({ request }) =>
        boxDeliveryDays(requestedDays(request)),
      ),
      full: getListBoxDeliveryDaysMockHandler(({ request }) =>
        boxDeliveryDays(fullDays(requestedDays(request))),
      ),
      ...failures(getListBoxDeliveryDaysMockHandler),
    },
    listScheduleSlots: {
      open: getListScheduleSlotsMockHandler(scheduleSlots([5, 4, 5, 3, 5])),
      lastPlace: getListScheduleSlotsMockHandler(scheduleSlots([0, 0, 1, 0, 0])),
      full: getListScheduleSlotsMockHandler(scheduleSlots([])),
      outOfRange: mockInvalid(getListScheduleSlotsMockHandler, {
        field: "day",
        code: "date_out_of_range",
        message: "오늘부터 90일 안의 날짜를 골라 주세요.",
      }),
      ...failures(getListScheduleSlotsMockHandler),
    },
  };
}
