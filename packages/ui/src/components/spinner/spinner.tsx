import { styled } from "../../theme/styled.ts";
import { spinnerRecipe } from "../../theme/recipes/loading.ts";

const Ring = styled("span", spinnerRecipe);

export interface SpinnerProps {
  size?: "sm" | "md" | "lg" | undefined;
  /** Accessible label; leave out when the context already says that something is in progress. */
  label?: string | undefined;
}

/** A spinning ring that appears after 300 ms, so that short waits do not flicker. */
export function Spinner({ size = "md", label }: SpinnerProps) {
  const naming =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return <Ring size={size} {...naming} />;
}
