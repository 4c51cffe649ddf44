import { defineConfig } from "@chakra-ui/react";
import { textStyles } from "./text-styles.ts";

/** Data that components need at run time to resolve their styles, besides token names. */
export const scales = defineConfig({
  cssVarsPrefix: "dm",
  theme: {
    breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px" },
    textStyles,
  },
});
