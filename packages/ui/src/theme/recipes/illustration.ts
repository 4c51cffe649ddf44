import { defineRecipe } from "@chakra-ui/react";

// The reset makes every element inherit its font, which overrides SVG's font attributes.
export const artTextRecipe = defineRecipe({
  base: { fontSize: "art", fontWeight: "bold", letterSpacing: "tight" },
});
