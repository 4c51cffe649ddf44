import { addDays, dateParts, dayOfWeek, daysBetween } from "@damadum/domain";
import type { EstimateDraft, ScheduleDay, ScheduleSlot } from "@damadum/sdk";
import { newHome, oldHome } from "@damadum/sdk/fixtures";

export const QUOTE_TODAY = "2026-11-20";

/** A quote with every question answered, boxes and helpers included. */
export const completeQuote: EstimateDraft = {
  start: oldHome,
  destination: newHome,
  items: [
    { item_id: "bed-single", count: 1 },
    { item_id: "desk", count: 2 },
  ],
  move_date: "2026-12-12",
  move_time: "09:00",
  use_boxes: true,
  box_rental: {
    box_count: 10,
    delivery: { date: "2026-12-08", time: "09:00" },
    collection: { date: "2026-12-14", time: "13:00" },
  },
  heavy_load: false,
  extra_help: true,
  helper_count: 2,
  memo: "공동 현관 비밀번호는 전화로 알려 드릴게요.",
};

/** Every day available, except Sundays. */
function loadScheduleDays(from: string, to: string): Promise<readonly ScheduleDay[]> {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at): ScheduleDay => {
    const date = addDays(from, at);
    const isSunday = dayOfWeek(date) === 0;
    return {
      date,
      available: !isSunday,
      closed_reason: isSunday ? "FULL" : null,
      remaining: isSunday ? 0 : 5,
      lucky: dateParts(date).day % 10 === 9,
      holiday: null,
      surcharge_rate: dayOfWeek(date) === 6 ? 10 : 0,
    };
  });
  return Promise.resolve(days);
}

/** Three times, the last one full. */
function loadScheduleSlots(): Promise<readonly ScheduleSlot[]> {
  return Promise.resolve([
    { time: "09:00", available: true, closed_reason: null, remaining: 5 },
    { time: "13:00", available: true, closed_reason: null, remaining: 1 },
    { time: "15:00", available: false, closed_reason: "FULL", remaining: 0 },
  ]);
}

/** The context that a page passes to the quote form. */
export const quoteContext = { today: QUOTE_TODAY, loadScheduleDays, loadScheduleSlots };
