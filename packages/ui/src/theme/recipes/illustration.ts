import { defineRecipe } from "@chakra-ui/react";

// The reset gives every element its parent's font, which outweighs SVG's font attributes.
export const flagTextRecipe = defineRecipe({
  base: { fontSize: "art", fontWeight: "bold", letterSpacing: "tight" },
});
