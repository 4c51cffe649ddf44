import * as zod from "zod";

import { BoxDeliveryDay, ScheduleDay, ScheduleSlot } from "./model.schemas.ts";

/**
 * 오늘부터 90일 뒤까지만 있습니다. 손 없는 날과 공휴일을 함께 알려 드립니다.
 * @summary 예약 가능한 날짜
 */
export const ListScheduleDaysQueryParams = zod.object({
  from: zod.iso.date().describe("첫 날"),
  to: zod.iso.date().describe("마지막 날 (첫 날부터 최대 92일)"),
});

export const ListScheduleDaysResponseItem = ScheduleDay;
export const ListScheduleDaysResponse = zod.array(ListScheduleDaysResponseItem).max(92);

/**
 * @summary 하루의 시간대
 */
export const ListScheduleSlotsParams = zod.object({
  day: zod.iso.date().describe("날짜"),
});

export const ListScheduleSlotsResponseItem = ScheduleSlot;
export const ListScheduleSlotsResponse = zod.array(ListScheduleSlotsResponseItem).max(24);

/**
 * 오늘부터 90일 뒤까지만 있습니다. 날마다 시간대를 함께 드립니다.
 * @summary 박스 배송과 수거를 할 수 있는 날
 */
export const ListBoxDeliveryDaysQueryParams = zod.object({
  from: zod.iso.date().describe("첫 날"),
  to: zod.iso.date().describe("마지막 날 (첫 날부터 최대 92일)"),
});

export const ListBoxDeliveryDaysResponseItem = BoxDeliveryDay;
export const ListBoxDeliveryDaysResponse = zod.array(ListBoxDeliveryDaysResponseItem).max(92);
