import { styled } from "../../theme/styled.ts";
import { dividerRecipe } from "../../theme/recipes/page.ts";

const Root = styled("p", dividerRecipe);

/** A line with words in its middle, between two ways to the same end. */
export function Divider({ children }: { children: string }) {
  return <Root>{children}</Root>;
}
