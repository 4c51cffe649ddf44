import { styled } from "../../theme/styled.ts";
import { progressRecipe } from "../../theme/recipes/progress.ts";

const Bar = styled("progress", progressRecipe);

export interface ProgressProps {
  /** Accessible label of the operation. */
  label: string;
  /** From 0 to `max`. */
  value: number;
  max?: number | undefined;
}

/** The progress of an upload. */
export function Progress({ label, value, max = 1 }: ProgressProps) {
  return <Bar aria-label={label} value={value} max={max} />;
}
