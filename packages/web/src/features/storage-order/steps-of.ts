import type { StepperStep } from "@damadum/ui";

const icons: Readonly<Record<string, StepperStep["icon"]>> = {
  "배송 중": "truck",
  "수거 중": "truck",
  "배송 완료": "home",
  "수거 완료": "lock",
  "수거 예약": "calendar",
  "폐기 예약": "calendar",
  "폐기 중": "trash",
  "폐기 완료": "check",
};

/** The steps of an order with their icons. */
export function stepsOf(labels: readonly string[]): readonly StepperStep[] {
  return labels.map((label) => ({ label, icon: icons[label] ?? "box" }));
}
