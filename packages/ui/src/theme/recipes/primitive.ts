import { defineRecipe } from "@chakra-ui/react";

/** No styles of its own; everything comes from style props. */
export const boxRecipe = defineRecipe({ base: {} });

export const centerRecipe = defineRecipe({
  base: { display: "flex", alignItems: "center", justifyContent: "center" },
});

export const visuallyHiddenRecipe = defineRecipe({ base: { srOnly: true } });
