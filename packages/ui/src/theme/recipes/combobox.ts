import { defineSlotRecipe } from "@chakra-ui/react";
import { controlAdornmentRecipe, controlFrameRecipe, controlRecipe } from "./field.ts";

/** Handed to Chakra's Combobox, since the theme holds no recipes (docs/decisions/ui-styled.md); it looks like every other control. */
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
    // Below the control in the page itself: it follows a turned phone at once, without measuring.
    content: {
      position: "absolute",
      // Wider than a control that has a share of a phone.
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
