import {
  getListBoxDeliveryDaysMockHandler,
  getListScheduleDaysMockHandler,
  getListScheduleSlotsMockHandler,
} from "../../generated/schedule/schedule.msw.ts";
import { boxDeliveryDays, fullDays, scheduleDays, scheduleSlots } from "../fixtures/schedule.ts";
import { refuses, troubles } from "./failing.ts";

const OUT_OF_RANGE = "오늘부터 90일 안의 날짜를 골라 주세요.";

/** Days and start times that can be booked. */
export function scheduleScenarios(today: string) {
  const daysAskedFor = (request: Request) => {
    const query = new URL(request.url).searchParams;
    return scheduleDays(query.get("from") ?? today, query.get("to") ?? today, today);
  };
  return {
    listScheduleDays: {
      open: getListScheduleDaysMockHandler(({ request }) => daysAskedFor(request)),
      full: getListScheduleDaysMockHandler(({ request }) => fullDays(daysAskedFor(request))),
      ...troubles(getListScheduleDaysMockHandler),
    },
    listBoxDeliveryDays: {
      open: getListBoxDeliveryDaysMockHandler(({ request }) =>
        boxDeliveryDays(daysAskedFor(request)),
      ),
      full: getListBoxDeliveryDaysMockHandler(({ request }) =>
        boxDeliveryDays(fullDays(daysAskedFor(request))),
      ),
      ...troubles(getListBoxDeliveryDaysMockHandler),
    },
    listScheduleSlots: {
      open: getListScheduleSlotsMockHandler(scheduleSlots([5, 4, 5, 3, 5])),
      lastPlace: getListScheduleSlotsMockHandler(scheduleSlots([0, 0, 1, 0, 0])),
      full: getListScheduleSlotsMockHandler(scheduleSlots([])),
      outOfRange: refuses(getListScheduleSlotsMockHandler, 422, "validation_failed", OUT_OF_RANGE, [
        { field: "day", code: "date_out_of_range", message: OUT_OF_RANGE },
      ]),
      ...troubles(getListScheduleSlotsMockHandler),
    },
  };
}
