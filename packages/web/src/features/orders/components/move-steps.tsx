import type { MoveStep, MoveView } from "@damadum/domain";
import { Stepper, type IconName } from "@damadum/ui";

const icons = {
  "예약 접수": "receipt",
  "예약 확정": "calendar",
  "박스 도착": "box",
  이사: "truck",
  "박스 수거": "box",
  완료: "check",
} as const satisfies Record<MoveStep, IconName>;

/** The progress of a move; renders nothing while it is at no step. */
export function MoveSteps({ view: { steps, step } }: { view: MoveView }) {
  if (step === null) return null;
  const labelled = steps.map((label) => ({ label, icon: icons[label] }));
  return <Stepper label="진행 단계" steps={labelled} current={step} />;
}
