import type { HTMLChakraProps, RecipeDefinition } from "@chakra-ui/react";
import type { ElementType, JSX, ReactNode, Ref } from "react";
import { dress } from "./dress.ts";
import { compileLook, type Selection, type VariantName, type Variants } from "./look.ts";

/** Attributes and Chakra's style props of an element, with a ref. */
export type StylableProps<T extends keyof JSX.IntrinsicElements, V extends Variants = never> = Omit<
  HTMLChakraProps<T>,
  "style" | "className" | ([V] extends [never] ? never : VariantName<V>)
> &
  ([V] extends [never] ? unknown : Selection<V>) & { ref?: Ref<HTMLElement> | undefined };

/** Like styled, for the layout primitives and the few components that also take style props and `as`. */
export function stylable<T extends keyof JSX.IntrinsicElements, V extends Variants>(
  element: T,
  recipe: RecipeDefinition<V>,
) {
  const look = compileLook(recipe, { withStyleProps: true });
  function Stylable({
    as: tag = element,
    ...props
  }: StylableProps<T, V> & { as?: ElementType | undefined }): ReactNode {
    const { styles, rest } = look(props);
    return dress(tag, rest, styles);
  }
  Stylable.displayName = `stylable(${element})`;
  return Stylable;
}
