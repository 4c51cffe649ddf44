import type { ComponentProps, JSX } from "react";

/** Attributes that Chakra treats as styles, or that would write a `style` attribute, which the page's CSP blocks. */
type Withheld =
  | "color"
  | "size"
  | "width"
  | "height"
  | "content"
  | "translate"
  | "style"
  | "className"
  | "hidden";

/** Native attributes and the ref of an element, without a way to restyle the component from outside. */
export type NativeProps<T extends keyof JSX.IntrinsicElements> = Omit<ComponentProps<T>, Withheld>;
