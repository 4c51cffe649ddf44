import { MAX_DELIVERY_GAP_DAYS, requiredMessages } from "@damadum/domain";

import { dateSlotPattern } from "../../patterns/date-slot/date-slot-pattern.ts";

/** The move itself. */
export const move = dateSlotPattern({
  date: "move_date",
  time: "move_time",
  dateTitle: "이사 날짜",
  timeTitle: "이사 시간",
  dateMessage: requiredMessages.moveDate,
  timeMessage: requiredMessages.moveTime,
  options: { isPriced: true },
});

/** Boxes come before the move. */
export const delivery = dateSlotPattern({
  date: "date",
  time: "time",
  dateTitle: "박스 받을 날짜",
  timeTitle: "박스 받을 시간",
  dateMessage: requiredMessages.deliveryDate,
  timeMessage: requiredMessages.deliveryTime,
  options: { latest: { field: "move_date", addDays: 0 } },
});

/** Boxes go back after the move, within the week that they may stay. */
export const collection = dateSlotPattern({
  date: "date",
  time: "time",
  dateTitle: "박스 수거 날짜",
  timeTitle: "박스 수거 시간",
  dateMessage: requiredMessages.collectionDate,
  timeMessage: requiredMessages.collectionTime,
  options: {
    earliest: { field: "move_date", addDays: 1 },
    latest: { field: "box_rental.delivery.date", addDays: MAX_DELIVERY_GAP_DAYS },
    help: `박스를 받은 날부터 최대 ${MAX_DELIVERY_GAP_DAYS}일 동안 쓸 수 있어요.`,
  },
});
