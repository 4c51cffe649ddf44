import { stylable, type StylableProps } from "../../theme/styled.ts";
import { cardRecipe } from "../../theme/recipes/surface.ts";

const Root = stylable("div", cardRecipe);

export interface CardProps extends StylableProps<"div"> {
  variant?: "raised" | "outline" | "flat" | "brand" | undefined;
  padding?: "none" | "sm" | "md" | "lg" | undefined;
}

/** A rounded surface that groups related content. */
export function Card(props: CardProps) {
  return <Root {...props} />;
}
