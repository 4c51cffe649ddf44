import { cssProperties } from "../style-props.ts";

const known = new Set<string>(cssProperties);

/** In place of @pandacss/is-valid-prop and its list of every property: those that a style prop may be. */
export const isCssProperty = (name: string): boolean => known.has(name) || /^--|[&@]/.test(name);
