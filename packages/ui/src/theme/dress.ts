import { jsx, type SerializedStyles } from "@emotion/react";
import { Children, isValidElement, type ElementType, type ReactNode } from "react";
import type { AnyProps } from "./look.ts";

/** Calls one handler after the other, the child's own first. */
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

/** Renders an element with serialised styles; with `asChild` the only child takes styles and attributes instead. */
export function dress(element: ElementType, props: AnyProps, styles: SerializedStyles): ReactNode {
  const { asChild, ...attributes } = props;
  if (asChild !== true) return jsx(element, { ...attributes, css: styles });
  const { children, ...own } = attributes;
  const child = Children.only(children);
  if (!isValidElement<AnyProps>(child)) return null;
  return jsx(child.type, { ...mergeIntoChild(own, child.props), key: child.key, css: styles });
}
