import { styled } from "../../theme/styled.ts";
import { progressRecipe } from "../../theme/recipes/progress.ts";

const Bar = styled("progress", progressRecipe);

export interface ProgressProps {
  /** What is under way, for a screen reader. */
  label: string;
  /** From 0 to `max`. */
  value: number;
  max?: number | undefined;
}

/** How far something has come that is being sent. */
export function Progress({ label, value, max = 1 }: ProgressProps) {
  return <Bar aria-label={label} value={value} max={max} />;
}
