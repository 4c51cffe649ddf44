import { styled } from "../../theme/styled.ts";
import { topLoaderRecipe } from "../../theme/recipes/loading.ts";

const Track = styled("div", topLoaderRecipe);

export interface TopLoaderProps {
  /** True while any request is pending. */
  active: boolean;
}

/** The thin line at the top of the page while something loads; appears after 300 ms. */
export function TopLoader({ active }: TopLoaderProps) {
  if (!active) return null;
  return <Track role="progressbar" aria-label="불러오는 중이에요" />;
}
