import { styled } from "../../theme/styled.ts";
import { spinnerRecipe } from "../../theme/recipes/loading.ts";

const Ring = styled("span", spinnerRecipe);

export interface SpinnerProps {
  size?: "sm" | "md" | "lg" | undefined;
  /** Read by a screen reader; leave out where the surroundings already say that something is under way. */
  label?: string | undefined;
}

/** A turning ring that appears after 300 ms, so that short waits do not flicker. */
export function Spinner({ size = "md", label }: SpinnerProps) {
  const naming =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return <Ring size={size} {...naming} />;
}
