import { defineConfig } from "@chakra-ui/react";
import { textStyles } from "./text-styles.ts";

/** What components resolve their styles with while they run, besides the names of the tokens. */
export const scales = defineConfig({
  cssVarsPrefix: "dm",
  theme: {
    breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px" },
    textStyles,
  },
});
