import { cssProperties } from "../style-props.ts";

const known = new Set<string>(cssProperties);

/** Replaces @pandacss/is-valid-prop and its list of every property: only the properties allowed as style props. */
export const isCssProperty = (name: string): boolean => known.has(name) || /^--|[&@]/.test(name);
