import { deliveryStep, deliverySteps, moveStatus, type DeliveryStep } from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";
import { Stepper, type IconName } from "@damadum/ui";

const icons = {
  BEFORE_DELIVERY: "box",
  DELIVERING: "truck",
  BEFORE_COLLECTION: "home",
  COLLECTING: "truck",
  COMPLETE: "check",
} as const satisfies Record<DeliveryStep, IconName>;

const steps = deliverySteps.map((name) => ({
  label: deliveryStep.states[name].label,
  icon: icons[name],
}));

/** Where a move stands among the delivery steps; nothing for a state that is no step. */
export function DeliverySteps({ status }: { status: Estimate["status"] }) {
  const { step } = moveStatus.states[status];
  return step === null ? null : <Stepper label="진행 단계" steps={steps} current={step} />;
}
