import { VisuallyHidden } from "../layout/primitives.tsx";
import { styled } from "../../theme/styled.ts";
import { stepMarkRecipe, stepperRecipe, stepRecipe } from "../../theme/recipes/steps.ts";
import { Icon, type IconName } from "../icon/icon.tsx";

const Root = styled("ol", stepperRecipe);
const Step = styled("li", stepRecipe);
const Mark = styled("span", stepMarkRecipe);

export interface StepperStep {
  label: string;
  icon: IconName;
}

export interface StepperProps {
  steps: readonly StepperStep[];
  /** Current step, counted from 1 as in domain's delivery steps; null for none. */
  current: number | null;
  /** Accessible name of the list. */
  label: string;
}

type StepState = "done" | "current" | "upcoming";

const words: Record<StepState, string> = { done: "완료", current: "진행 중", upcoming: "예정" };

/** The last step is final, so it counts as done as soon as it is reached. */
function stateOf(step: number, current: number | null, last: number): StepState {
  if (current === null || step > current) return "upcoming";
  return step === current && step < last ? "current" : "done";
}

/** The progress of a delivery, as icons and text. */
export function Stepper({ steps, current, label }: StepperProps) {
  return (
    <Root aria-label={label}>
      {steps.map((step, index) => {
        const state = stateOf(index + 1, current, steps.length);
        return (
          <Step
            key={step.label}
            state={state}
            aria-current={state === "current" ? "step" : undefined}
          >
            <Mark state={state}>
              <Icon name={state === "done" ? "check" : step.icon} size={20} />
            </Mark>
            <span>
              {step.label}
              <VisuallyHidden> {words[state]}</VisuallyHidden>
            </span>
          </Step>
        );
      })}
    </Root>
  );
}
