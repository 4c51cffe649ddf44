import { stylable, type StylableProps } from "../../theme/styled.ts";
import { skeletonRecipe } from "../../theme/recipes/loading.ts";

const Shape = stylable("span", skeletonRecipe);

export interface SkeletonProps {
  shape?: "text" | "block" | "circle" | undefined;
  /** The final size of what is coming, so that nothing jumps: a token, a CSS length or a responsive value. */
  width?: StylableProps<"span">["width"];
  height?: StylableProps<"span">["height"];
}

/** Grey place of something on its way; put `aria-busy` on the region around it. */
export function Skeleton({ shape = "block", width, height }: SkeletonProps) {
  return <Shape aria-hidden data-skeleton shape={shape} width={width} height={height} />;
}
