import { defineRecipe } from "@chakra-ui/react";
import { LARGE_TEXT } from "../large-text.ts";

export const progressStepsRecipe = defineRecipe({
  base: { display: "flex", flexDirection: "column", gap: "1" },
});

/** The same height with or without a back button, so that nothing moves between the first step and the second. */
export const progressLineRecipe = defineRecipe({
  base: {
    display: "flex",
    alignItems: "center",
    minHeight: "control.sm",
    "& > button": { marginInlineStart: "-3" },
  },
});

export const progressTextRecipe = defineRecipe({
  base: {
    display: "flex",
    alignItems: "baseline",
    gap: "1.5",
    textStyle: "caption",
    color: "fg.muted",
  },
});

export const progressCountRecipe = defineRecipe({
  base: { fontWeight: "bold", color: "brand.fg", fontVariantNumeric: "tabular-nums" },
});

export const progressTrackRecipe = defineRecipe({
  base: { display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)", gap: "1.5" },
});

export const progressPartRecipe = defineRecipe({
  base: {
    height: "1",
    borderRadius: "full",
    bg: "bg.inset",
    transitionProperty: "background-color",
    transitionDuration: "slow",
  },
  variants: { done: { true: { bg: "brand.solid", _highContrast: { bg: "CanvasText" } } } },
});

/** A mark and two lines of its name. */
const TWO_LINES = "calc(40px + {spacing.2} + 2 * {lineHeights.snug} * {fontSizes.xs})";

export const stepperRecipe = defineRecipe({
  base: {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    listStyle: "none",
    // Six names do not fit a phone's line: they get two in every font, so that a skeleton can be as high.
    "&:has(> :nth-of-type(6))": { minHeight: { base: TWO_LINES, sm: "0" } },
    // One below the other, because a column would be narrower than a word.
    [LARGE_TEXT]: { gridAutoFlow: "row", gap: "12px" },
  },
});

export const stepRecipe = defineRecipe({
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "2",
    paddingInline: "1",
    textAlign: "center",
    fontSize: "xs",
    lineHeight: "snug",
    color: "fg.subtle",
    // The line to the previous step.
    "&:not(:first-of-type)::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: "19px",
      insetInlineEnd: "calc(50% + 22px)",
      insetInlineStart: "calc(-50% + 22px)",
      height: "2px",
      borderRadius: "full",
      bg: "border",
    },
    [LARGE_TEXT]: {
      flexDirection: "row",
      gap: "3",
      paddingInline: "0",
      textAlign: "start",
      "&:not(:first-of-type)::before": {
        insetBlockStart: "-10px",
        insetInlineStart: "19px",
        width: "2px",
        height: "8px",
      },
    },
  },
  variants: {
    state: {
      done: { color: "fg.muted", "&:not(:first-of-type)::before": { bg: "brand.solid" } },
      current: {
        color: "fg",
        fontWeight: "bold",
        "&:not(:first-of-type)::before": { bg: "brand.solid" },
      },
      upcoming: {},
    },
  },
});

export const stepMarkRecipe = defineRecipe({
  base: {
    display: "grid",
    placeItems: "center",
    // In px like its icon, so that five fit a phone at any text size.
    width: "40px",
    height: "40px",
    borderRadius: "full",
  },
  variants: {
    state: {
      done: { bg: "brand.subtle", color: "brand.fg", _highContrast: { borderWidth: "2px" } },
      current: {
        bg: "brand.solid",
        color: "brand.contrast",
        _highContrast: { forcedColorAdjust: "none", bg: "CanvasText", color: "Canvas" },
      },
      upcoming: {
        bg: "bg.inset",
        color: "fg.subtle",
        _highContrast: { borderWidth: "1px", borderStyle: "dashed" },
      },
    },
  },
});
