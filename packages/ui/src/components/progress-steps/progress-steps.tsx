import { IconButton } from "../icon-button/icon-button.tsx";
import { VisuallyHidden } from "../layout/primitives.tsx";
import { styled } from "../../theme/styled.ts";
import {
  progressCountRecipe,
  progressLineRecipe,
  progressPartRecipe,
  progressStepsRecipe,
  progressTextRecipe,
  progressTrackRecipe,
} from "../../theme/recipes/steps.ts";

const Root = styled("div", progressStepsRecipe);
const Line = styled("div", progressLineRecipe);
const Words = styled("p", progressTextRecipe);
const Count = styled("span", progressCountRecipe);
const Track = styled("div", progressTrackRecipe);
const Part = styled("span", progressPartRecipe);

export interface ProgressStepsProps {
  /** Names of the steps in order. */
  steps: readonly string[];
  /** The current step, counted from 0. */
  current: number;
  /** Goes to the previous step; left out on the first. */
  onBack?: (() => void) | undefined;
  backDisabled?: boolean | undefined;
}

/** Progress through a form of several steps. */
export function ProgressSteps({ steps, current, onBack, backDisabled }: ProgressStepsProps) {
  const name = steps[current] ?? "";
  return (
    <Root>
      <Track aria-hidden>
        {steps.map((step, index) => (
          <Part key={step} done={index <= current} />
        ))}
      </Track>
      <Line>
        {onBack !== undefined && (
          <IconButton icon="chevron-left" label="이전" disabled={backDisabled} onClick={onBack} />
        )}
        <Words>
          <VisuallyHidden>{`${steps.length}단계 중 ${current + 1}단계`}</VisuallyHidden>
          <Count aria-hidden>{`${current + 1}/${steps.length}`}</Count>
          <span>{name}</span>
        </Words>
      </Line>
    </Root>
  );
}
