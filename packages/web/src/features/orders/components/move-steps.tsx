import { moveSteps, type MoveStep, type MoveView } from "@damadum/domain";
import { Stepper, type IconName } from "@damadum/ui";

const icons = {
  RECEIVED: "receipt",
  CONFIRMED: "calendar",
  BOXES: "box",
  MOVE: "truck",
  COLLECTION: "box",
  DONE: "check",
} as const satisfies Record<MoveStep, IconName>;

/** The progress of a move; renders nothing while it is at no step. */
export function MoveSteps({ view: { steps, step } }: { view: MoveView }) {
  if (step === null) return null;
  const labelled = steps.map((key) => ({ label: moveSteps[key], icon: icons[key] }));
  return <Stepper label="진행 단계" steps={labelled} current={step} />;
}
