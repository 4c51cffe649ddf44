import { defineConfig } from "@chakra-ui/react";
import { semanticColors } from "./colors.ts";
import { globalCss, keyframes } from "./global-css.ts";
import { createPalette } from "./palette.ts";
import { scales } from "./scales.ts";
import { seeds } from "./seeds.ts";
import { tokens } from "./tokens.ts";

/** The product's theme: the scales, and everything that becomes CSS of every page. */
export const themeConfig = defineConfig({
  ...scales,
  preflight: true,
  globalCss,
  theme: {
    ...scales.theme,
    keyframes,
    tokens: { ...tokens, colors: createPalette(seeds) },
    semanticTokens: { colors: semanticColors },
  },
});
