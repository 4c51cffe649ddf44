import type { RecipeDefinition, SystemStyleObject } from "@chakra-ui/react";
import { css, type SerializedStyles } from "@emotion/react";
import { system } from "./system.ts";

export type Variants = NonNullable<RecipeDefinition["variants"]>;
type Choice<Name> = Name extends "true" | "false" ? boolean : Name;
/** Names of a recipe's variants; a recipe without any has the widest record as its type. */
export type VariantName<V extends Variants> = PropertyKey extends keyof V ? never : keyof V;
/** One value for each variant, or none. */
export type Selection<V extends Variants> = {
  [Name in VariantName<V>]?: Choice<keyof V[Name]> | undefined;
};

export type AnyProps = Readonly<Record<string, unknown>>;

interface Looked {
  styles: SerializedStyles;
  /** The props that are no styles. */
  rest: Record<string, unknown>;
}

/** Values of style props may come from data; a cache that such values filled starts anew. */
const MOST_LOOKS = 500;

const styleProps = new Map<string, boolean>();

function isStyleProp(name: string): boolean {
  let known = styleProps.get(name);
  if (known === undefined) {
    known = name === "css" || system.isValidProperty(name);
    styleProps.set(name, known);
  }
  return known;
}

/**
 * Turns a recipe into a function from props to serialised styles, worked out once per choice of variants and style
 * props. Chakra's own factory works them out on every render (docs/decisions/ui-styled.md).
 */
export function compileLook<V extends Variants>(
  recipe: RecipeDefinition<V>,
  { withStyleProps }: { withStyleProps: boolean },
): (props: AnyProps) => Looked {
  const resolve: (chosen: SystemStyleObject) => SystemStyleObject = system.cva(recipe);
  const names = Object.keys(recipe.variants ?? {});
  const variants = new Set(names);
  const known = new Map<string, SerializedStyles>();
  const serialize = (props: AnyProps, own: SystemStyleObject) => {
    const chosen: SystemStyleObject = {};
    for (const name of names) Object.assign(chosen, { [name]: props[name] });
    return css(system.css(resolve(chosen), own));
  };
  return (props) => {
    const rest: Record<string, unknown> = {};
    const own: SystemStyleObject = {};
    let key = "";
    for (const name of names) key += `${String(props[name])}|`;
    for (const [name, value] of Object.entries(props)) {
      if (variants.has(name)) continue;
      if (!withStyleProps || !isStyleProp(name)) rest[name] = value;
      else if (value !== undefined) Object.assign(own, name === "css" ? value : { [name]: value });
    }
    if (withStyleProps) key += JSON.stringify(own);
    let styles = known.get(key);
    if (styles === undefined) {
      if (known.size >= MOST_LOOKS) known.clear();
      styles = serialize(props, own);
      known.set(key, styles);
    }
    return { styles, rest };
  };
}
