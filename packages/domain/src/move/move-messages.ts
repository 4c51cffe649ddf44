import { MAX_WORK_DAYS } from "../calendar/work-date.ts";

/** For any booked day outside the window (spec section 9). */
export const DATE_RANGE_MESSAGE = `오늘부터 ${MAX_WORK_DAYS}일 안의 날짜를 골라 주세요.`;

/** For any booked time that is not a slot. */
export const TIME_MESSAGE = "보이는 시간 가운데 하나를 골라 주세요.";
