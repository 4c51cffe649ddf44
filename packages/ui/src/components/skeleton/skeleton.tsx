import { stylable, type StylableProps } from "../../theme/styled.ts";
import { skeletonRecipe } from "../../theme/recipes/loading.ts";

const Shape = stylable("span", skeletonRecipe);

export interface SkeletonProps {
  shape?: "text" | "block" | "circle" | undefined;
  /** Size of the final content, so that the layout does not shift: a token, a CSS length or a responsive value. */
  width?: StylableProps<"span">["width"];
  height?: StylableProps<"span">["height"];
}

/** Grey placeholder for content that is loading; set `aria-busy` on the region around it. */
export function Skeleton({ shape = "block", width, height }: SkeletonProps) {
  return <Shape aria-hidden data-skeleton shape={shape} width={width} height={height} />;
}
