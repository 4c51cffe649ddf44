import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { semanticColors } from "./colors.ts";
import { globalCss, keyframes } from "./global-css.ts";
import { createPalette, seeds } from "./palette.ts";
import { textStyles } from "./text-styles.ts";
import { tokens } from "./tokens.ts";

const config = defineConfig({
  cssVarsPrefix: "dm",
  preflight: true,
  // The system's own preference decides, in CSS alone: no class, no script, so no flash on a prerendered page; paper stays light.
  conditions: { dark: "@media screen and (prefers-color-scheme: dark)" },
  globalCss,
  theme: {
    breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px" },
    keyframes,
    tokens: { ...tokens, colors: createPalette(seeds) },
    textStyles,
    semanticTokens: { colors: semanticColors },
  },
});

const base = createSystem(defaultBaseConfig, config);

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
