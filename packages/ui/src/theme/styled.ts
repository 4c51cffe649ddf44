import type { RecipeDefinition } from "@chakra-ui/react";
import type { ComponentProps, JSX, ReactNode } from "react";
import { dress } from "./dress.ts";
import { compileLook, type Selection, type VariantName, type Variants } from "./look.ts";

/** Attributes that would write a `style` attribute, which the page's CSP refuses, or restyle from outside. */
type Withheld = "style" | "className" | "css";

type StyledProps<T extends keyof JSX.IntrinsicElements, V extends Variants> = Omit<
  ComponentProps<T>,
  Withheld | VariantName<V>
> &
  Selection<V> & { asChild?: boolean | undefined };

/**
 * An element with a recipe of this system. The component imports the recipe itself, so none can be left out. It takes
 * the element's attributes and the recipe's variants, but no style props.
 */
export function styled<T extends keyof JSX.IntrinsicElements, V extends Variants>(
  element: T,
  recipe: RecipeDefinition<V>,
) {
  const look = compileLook(recipe, { withStyleProps: false });
  function Styled(props: StyledProps<T, V>): ReactNode {
    const { styles, rest } = look(props);
    return dress(element, rest, styles);
  }
  Styled.displayName = `styled(${element})`;
  return Styled;
}
