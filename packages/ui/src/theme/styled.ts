import type { HTMLChakraProps, RecipeDefinition, SystemStyleObject } from "@chakra-ui/react";
import { css, jsx, type SerializedStyles } from "@emotion/react";
import {
  Children,
  isValidElement,
  type ComponentProps,
  type ElementType,
  type JSX,
  type ReactNode,
  type Ref,
} from "react";
import type { StyleProp } from "./style-props.ts";
import { system } from "./system.ts";

type Variants = NonNullable<RecipeDefinition["variants"]>;
type Choice<Name> = Name extends "true" | "false" ? boolean : Name;
/** Names of a recipe's variants; never for a recipe without variants, whose type is the widest record. */
type VariantName<V extends Variants> = PropertyKey extends keyof V ? never : keyof V;
/** One value for each variant, or none. */
type Selection<V extends Variants> = {
  [Name in VariantName<V>]?: Choice<keyof V[Name]> | undefined;
};

type AnyProps = Readonly<Record<string, unknown>>;

interface Compiled {
  styles: SerializedStyles;
  /** The props that are not styles. */
  rest: Record<string, unknown>;
}

/** Style props may have values from data; a cache full of those is cleared. */
const MAX_CACHED = 500;

/**
 * Compiles a recipe to a function from props to serialised styles, computed once per combination of variants and style
 * props. Chakra's own factory computes them on every render (docs/decisions/ui-styled.md).
 */
function compileStyles<V extends Variants>(
  recipe: RecipeDefinition<V>,
  { withStyleProps }: { withStyleProps: boolean },
): (props: AnyProps) => Compiled {
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
      if (!withStyleProps || !system.isValidProperty(name)) rest[name] = value;
      else if (value !== undefined) Object.assign(own, name === "css" ? value : { [name]: value });
    }
    if (withStyleProps) key += JSON.stringify(own);
    let styles = known.get(key);
    if (styles === undefined) {
      if (known.size >= MAX_CACHED) known.clear();
      styles = serialize(props, own);
      known.set(key, styles);
    }
    return { styles, rest };
  };
}

/** Combines two handlers; the child's own runs first. */
function chain(first: unknown, second: unknown): unknown {
  if (typeof first !== "function" || typeof second !== "function") return first ?? second;
  return (...args: readonly unknown[]) => {
    first(...args);
    second(...args);
  };
}

function mergeIntoChild(own: AnyProps, child: AnyProps): AnyProps {
  const merged: Record<string, unknown> = { ...own, ...child };
  for (const name of Object.keys(own)) {
    if (/^on[A-Z]/.test(name)) merged[name] = chain(child[name], own[name]);
  }
  return merged;
}

/** Renders an element with serialised styles; with `asChild` the only child gets the styles and attributes instead. */
function renderStyled(element: ElementType, props: AnyProps, styles: SerializedStyles): ReactNode {
  const { asChild, ...attributes } = props;
  if (asChild !== true) return jsx(element, { ...attributes, css: styles });
  const { children, ...own } = attributes;
  const child = Children.only(children);
  if (!isValidElement<AnyProps>(child)) return null;
  return jsx(child.type, { ...mergeIntoChild(own, child.props), key: child.key, css: styles });
}

/**
 * Attributes that would write a `style` attribute, which the page's CSP blocks, or restyle the component from outside.
 */
type Withheld = "style" | "className" | "css";

type StyledProps<T extends keyof JSX.IntrinsicElements, V extends Variants> = Omit<
  ComponentProps<T>,
  Withheld | VariantName<V>
> &
  Selection<V> & { asChild?: boolean | undefined };

/**
 * An element with a recipe of this system. The component imports the recipe itself, so none can be missing. Accepts the
 * element's attributes and the recipe's variants, but no style props.
 */
export function styled<T extends keyof JSX.IntrinsicElements, V extends Variants>(
  element: T,
  recipe: RecipeDefinition<V>,
) {
  const compile = compileStyles(recipe, { withStyleProps: false });
  function Styled(props: StyledProps<T, V>): ReactNode {
    const { styles, rest } = compile(props);
    return renderStyled(element, rest, styles);
  }
  Styled.displayName = `styled(${element})`;
  return Styled;
}

/** The element's own attributes, and the style props that style-props.ts and base-config.ts define. */
type StylableName<T extends keyof JSX.IntrinsicElements> =
  | StyleProp
  | "as"
  | "asChild"
  | "css"
  | keyof ComponentProps<T>;

/** Attributes and Chakra's style props of an element, with a ref. */
export type StylableProps<T extends keyof JSX.IntrinsicElements, V extends Variants = never> = Omit<
  Pick<HTMLChakraProps<T>, Extract<keyof HTMLChakraProps<T>, StylableName<T>>>,
  "style" | "className" | ([V] extends [never] ? never : VariantName<V>)
> &
  ([V] extends [never] ? unknown : Selection<V>) & { ref?: Ref<HTMLElement> | undefined };

/** Like styled, but also accepts style props and `as`: for the layout primitives and a few components. */
export function stylable<T extends keyof JSX.IntrinsicElements, V extends Variants>(
  element: T,
  recipe: RecipeDefinition<V>,
) {
  const compile = compileStyles(recipe, { withStyleProps: true });
  function Stylable({
    as: tag = element,
    ...props
  }: StylableProps<T, V> & { as?: ElementType | undefined }): ReactNode {
    const { styles, rest } = compile(props);
    return renderStyled(tag, rest, styles);
  }
  Stylable.displayName = `stylable(${element})`;
  return Stylable;
}
