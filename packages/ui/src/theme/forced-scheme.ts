import { system } from "./system.ts";

export type Scheme = "light" | "dark";

/** Every semantic colour with its palette token in a scheme, `["brand.solid", "brand.700"]`. */
export function listColors(scheme: Scheme): readonly (readonly [name: string, token: string])[] {
  return system.tokens.allTokens.flatMap(({ extensions }) => {
    const reference: unknown = extensions.conditions?.[scheme === "dark" ? "_dark" : "base"];
    if (extensions.category !== "colors" || typeof reference !== "string") return [];
    return [[extensions.prop ?? "", reference.slice("{colors.".length, -1)] as const];
  });
}

/**
 * CSS that forces one colour scheme regardless of the system's preference, for Storybook's toolbar; empty for anything
 * but "light" and "dark". It only overrides variables, because components use no other colours.
 */
export function forcedSchemeCss(scheme: unknown): string {
  if (scheme !== "light" && scheme !== "dark") return "";
  const variable = (name: string): string => system.token.var(`colors.${name}`);
  const variables = listColors(scheme).map(
    ([name, token]) => `${variable(name).slice("var(".length, -1)}:${variable(token)};`,
  );
  return `:root:root{color-scheme:${scheme};${variables.join("")}}`;
}
