import type { DamageReportInput } from "@damadum/sdk";

/** A lamp that came back broken. */
export const completeDamageReport: DamageReportInput = {
  item: "스탠드 조명",
  kind: "BROKEN",
  description: "갓이 두 조각으로 깨졌어요. 박스와 포장은 멀쩡했어요.",
  price: 89_000,
  bought_year: "2024",
  file_ids: ["0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1f11"],
  compared_ids: ["0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1f02"],
};
