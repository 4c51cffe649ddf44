import { styled } from "../../theme/styled.ts";
import { dividerRecipe } from "../../theme/recipes/page.ts";

const Root = styled("p", dividerRecipe);

/** A line with centred text, between two alternatives. */
export function Divider({ children }: { children: string }) {
  return <Root>{children}</Root>;
}
