import { styled } from "../../theme/styled.ts";
import {
  progressCountRecipe,
  progressPartRecipe,
  progressRecipe,
  progressTextRecipe,
  progressTrackRecipe,
} from "../../theme/recipes/steps.ts";

const Root = styled("div", progressRecipe);
const Words = styled("p", progressTextRecipe);
const Count = styled("span", progressCountRecipe);
const Track = styled("div", progressTrackRecipe);
const Part = styled("span", progressPartRecipe);

export interface ProgressStepsProps {
  /** Names of the steps in order. */
  steps: readonly string[];
  /** The step that is open, counted from 0. */
  current: number;
}

/** How far one is in a form of several steps. */
export function ProgressSteps({ steps, current }: ProgressStepsProps) {
  const name = steps[current] ?? "";
  return (
    <Root>
      <Track aria-hidden>
        {steps.map((step, index) => (
          <Part key={step} done={index <= current} />
        ))}
      </Track>
      <Words>
        <Count>
          {current + 1}/{steps.length}
        </Count>
        {name}
      </Words>
    </Root>
  );
}
