import type { StorageOrderDraft } from "@damadum/sdk";

/** A storage order with every question answered: our boxes, helpers, free months and a reminder of paid ones. */
export const completeStorage: StorageOrderDraft = {
  place: {
    postcode: "03925",
    address: "서울 마포구 월드컵북로 396",
    detail: "101동 1203호",
    floor: 12,
    carriage: "EV",
  },
  grade: "BASIC",
  months: 3,
  box_count: 10,
  use_boxes: true,
  delivery: { date: "2026-12-08", time: "09:00" },
  collection: { date: "2026-12-15", time: "13:00" },
  heavy_load: false,
  extra_help: true,
  helper_count: 2,
  payment_type: "NORMAL",
  promotion: "FREE_MONTH3",
  continuation_reminder: true,
  memo: "공동 현관 비밀번호는 전화로 알려 드릴게요.",
};
