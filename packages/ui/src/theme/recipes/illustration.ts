import { defineRecipe } from "@chakra-ui/react";

// The reset gives every element its parent's font, which outweighs SVG's font attributes.
export const flagTextRecipe = defineRecipe({
  base: { fontSize: "11.5px", fontWeight: "bold", letterSpacing: "-0.02em" },
});
