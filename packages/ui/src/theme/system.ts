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
 * The design system of the product: own tokens on Chakra's engine. It holds no recipes, since each component
 * imports its own, and refuses stock Chakra components, which would otherwise render unstyled without an error.
 */
export const system: typeof base = {
  ...base,
  getRecipe: reject,
  getSlotRecipe: reject,
  getRecipeFn: reject,
  getSlotRecipeFn: reject,
};
