import { createSystem } from "@chakra-ui/react";
import { baseConfig } from "./base-config.ts";
import { themeConfig } from "./theme-config.ts";

const base = createSystem(baseConfig, themeConfig);

function reject(key: string): never {
  throw new Error(
    `"${key}" asks the theme for a recipe that it does not hold, so it would render unstyled. ` +
      "Write a component under packages/ui/src/components with styled() instead.",
  );
}

/**
 * The product's design system: our own tokens on Chakra's engine. It contains no recipes, because each component
 * imports its own, and rejects stock Chakra components, which would otherwise silently render unstyled.
 */
export const system: typeof base = {
  ...base,
  getRecipe: reject,
  getSlotRecipe: reject,
  getRecipeFn: reject,
  getSlotRecipeFn: reject,
};
