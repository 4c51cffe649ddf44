import { stylable, type StylableProps } from "../../theme/styled.ts";
import { skeletonRecipe } from "../../theme/recipes/loading.ts";

const Shape = stylable("span", skeletonRecipe);

export interface SkeletonProps {
  shape?: "text" | "block" | "circle" | undefined;
  /** Size of the final content, so that the layout does not shift: a token, a CSS length or a responsive value. */
  width?: StylableProps<"span">["width"];
  height?: StylableProps<"span">["height"];
  /** Text as long as what comes: inside a `Text`, the placeholder takes its lines in any font and text size. */
  sample?: string | undefined;
}

/** Grey placeholder for content that is loading; set `aria-busy` on the region around it. */
export function Skeleton({ sample, shape, width, height }: SkeletonProps) {
  const look = {
    shape: shape ?? (sample === undefined ? "block" : "sample"),
    width,
    height,
  } as const;
  return <Shape aria-hidden data-skeleton data-sample={sample} {...look} />;
}
