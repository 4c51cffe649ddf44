import { defineRecipe } from "@chakra-ui/react";

export const sectionNavRecipe = defineRecipe({
  base: {
    display: "flex",
    gap: "1",
    overflowX: "auto",
    scrollbarWidth: "none",
    // Extends to the edges of a phone, so that a clipped section shows that there are more.
    marginInline: { base: "-5", md: "0" },
    paddingInline: { base: "3", md: "0" },
    borderBottomWidth: "1px",
    borderColor: "border",
    _print: { display: "none" },
  },
});

export const sectionNavLinkRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    flexShrink: 0,
    justifyContent: "center",
    minHeight: "control.sm",
    minWidth: "control.sm",
    paddingInline: "3",
    fontSize: "lg",
    fontWeight: "medium",
    color: "fg.muted",
    borderBottomWidth: "2px",
    borderColor: "transparent",
    _hover: { color: "fg" },
    _focusVisible: { outlineOffset: "-3px" },
    "&[aria-current=page]": { color: "fg", fontWeight: "semibold", borderColor: "fg" },
  },
});
