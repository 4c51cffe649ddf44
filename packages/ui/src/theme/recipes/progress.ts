import { defineRecipe } from "@chakra-ui/react";

export const progressRecipe = defineRecipe({
  base: {
    width: "full",
    height: "1",
    appearance: "none",
    border: "0",
    borderRadius: "full",
    overflow: "hidden",
    bg: "bg.inset",
    "&::-webkit-progress-bar": { bg: "bg.inset" },
    "&::-webkit-progress-value": { bg: "brand.solid" },
    "&::-moz-progress-bar": { bg: "brand.solid" },
  },
});
