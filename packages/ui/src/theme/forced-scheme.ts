import { listColors } from "./colors.ts";
import { system } from "./system.ts";

/**
 * CSS that holds a page to one colour scheme whatever the system prefers, for Storybook's toolbar; anything but
 * "light" and "dark" gives none. It only sets variables anew, since components use no other colours.
 */
export function forcedSchemeCss(scheme: unknown): string {
  if (scheme !== "light" && scheme !== "dark") return "";
  const variables = listColors(scheme).map(([name, value]) => {
    const reference: string = system.token.var(`colors.${name}`);
    return `${reference.slice("var(".length, -1)}:${value};`;
  });
  return `:root:root{color-scheme:${scheme};${variables.join("")}}`;
}
