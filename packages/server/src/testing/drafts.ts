import type { EstimateDraft } from "@damadum/sdk/model";

/** A draft that can be priced and booked on the test clock's first day. */
export const draft: EstimateDraft = {
  start: {
    postcode: "03925",
    address: "서울 마포구 월드컵북로 396",
    detail: "101동 1203호",
    floor: 12,
    carriage: "EV",
  },
  destination: {
    postcode: "04769",
    address: "서울 성동구 왕십리로 83-21",
    detail: "302호",
    floor: 3,
    carriage: "STAIRS",
  },
  move_date: "2026-12-10",
  move_time: "09:00",
  items: [
    { item_id: "bed-single", count: 1 },
    { item_id: "box-large", count: 10 },
  ],
  use_boxes: false,
  heavy_load: false,
  extra_help: false,
};
