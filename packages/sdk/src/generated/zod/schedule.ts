import * as zod from "zod/mini";

import { BoxDeliveryDay, ScheduleDay, ScheduleSlot } from "./model.schemas.ts";

/**
 * @summary 예약 가능한 날짜
 */
export const ListScheduleDaysQueryParams = /*#__PURE__*/ zod.object({
  from: /*#__PURE__*/ zod.iso.date(),
  to: /*#__PURE__*/ zod.iso.date(),
});

export const ListScheduleDaysResponseItem = ScheduleDay;
export const ListScheduleDaysResponse = /*#__PURE__*/ zod
  .array(ListScheduleDaysResponseItem)
  .check(/*#__PURE__*/ zod.maxLength(92));

/**
 * @summary 하루의 시간대
 */
export const ListScheduleSlotsParams = /*#__PURE__*/ zod.object({
  day: /*#__PURE__*/ zod.iso.date(),
});

export const ListScheduleSlotsResponseItem = ScheduleSlot;
export const ListScheduleSlotsResponse = /*#__PURE__*/ zod
  .array(ListScheduleSlotsResponseItem)
  .check(/*#__PURE__*/ zod.maxLength(24));

/**
 * @summary 박스 배송과 수거를 할 수 있는 날
 */
export const ListBoxDeliveryDaysQueryParams = /*#__PURE__*/ zod.object({
  from: /*#__PURE__*/ zod.iso.date(),
  to: /*#__PURE__*/ zod.iso.date(),
});

export const ListBoxDeliveryDaysResponseItem = BoxDeliveryDay;
export const ListBoxDeliveryDaysResponse = /*#__PURE__*/ zod
  .array(ListBoxDeliveryDaysResponseItem)
  .check(/*#__PURE__*/ zod.maxLength(92));
