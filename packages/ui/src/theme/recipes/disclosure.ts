import { defineRecipe } from "@chakra-ui/react";

export const disclosureRecipe = defineRecipe({
  base: { "&[open] > summary > svg": { transform: "rotate(180deg)" } },
});

export const disclosureSummaryRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    minHeight: "control.sm",
    borderRadius: "xs",
    textStyle: "caption",
    color: "fg.muted",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    _hover: { color: "fg" },
    _icon: { transitionProperty: "transform", transitionDuration: "moderate" },
  },
  variants: {
    emphasis: {
      true: {
        display: "flex",
        justifyContent: "space-between",
        minHeight: "control.lg",
        textStyle: "subheading",
        color: "fg",
      },
    },
  },
});

export const disclosureBodyRecipe = defineRecipe({
  base: { paddingBlockStart: "1.5", paddingBlockEnd: "3" },
});
