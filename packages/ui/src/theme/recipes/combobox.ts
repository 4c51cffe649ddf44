import { defineSlotRecipe } from "@chakra-ui/react";
import { controlAdornmentRecipe, controlFrameRecipe, controlRecipe } from "./field.ts";

/**
 * Passed to Chakra's Combobox as a prop, because the theme contains no recipes (docs/decisions/ui-styled.md); looks
 * like every other control.
 */
export const comboboxRecipe = defineSlotRecipe({
  className: "dm-combobox",
  slots: ["root", "control", "input", "trigger", "content", "item"],
  base: {
    root: { position: "relative", width: "full" },
    control: controlFrameRecipe.base,
    input: { ...controlRecipe.base, paddingInlineEnd: "12" },
    trigger: {
      ...controlAdornmentRecipe.base,
      insetInlineEnd: "0",
      justifyContent: "center",
      minWidth: "control.sm",
      cursor: "pointer",
    },
    // Positioned below the control by CSS: follows a rotated phone immediately, without measuring.
    content: {
      position: "absolute",
      // At least 12rem wide, even if the control is narrower on a phone.
      insetInlineStart: "min(0px, calc(100% - 12rem))",
      insetInlineEnd: "0",
      insetBlockStart: "calc(100% + {spacing.2})",
      zIndex: "bar",
      display: "flex",
      flexDirection: "column",
      maxHeight: "20rem",
      overflowY: "auto",
      overscrollBehavior: "contain",
      padding: "1",
      borderRadius: "md",
      bg: "surface.raised",
      boxShadow: "raised",
      outline: "none",
    },
    item: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "2",
      minHeight: "control.sm",
      paddingInline: "3",
      borderRadius: "sm",
      cursor: "pointer",
      "&[data-highlighted]": { bg: "surface.hover" },
      "&[data-disabled]": { color: "fg.muted", cursor: "default" },
      "&[data-state=checked]": { fontWeight: "semibold", color: "brand.fg" },
    },
  },
});
