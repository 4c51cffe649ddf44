import { defineRecipe } from "@chakra-ui/react";
import { LARGE_TEXT } from "../large-text.ts";

/** Beside each other while their words fit. */
const inColumns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  [LARGE_TEXT]: { gridTemplateColumns: "minmax(0, 1fr)" },
});

/** Native checkbox and radio, drawn by CSS only, so that no hidden twin with a style attribute is needed. */
const markBase = {
  appearance: "none",
  flexShrink: 0,
  width: "6",
  height: "6",
  display: "inline-grid",
  placeItems: "center",
  bg: "surface",
  boxShadow: "mark",
  _highContrast: { borderWidth: "2px" },
  cursor: "pointer",
  transitionProperty: "background-color, box-shadow",
  transitionDuration: "fast",
  _after: {
    content: '""',
    transform: "scale(0)",
    transitionProperty: "transform",
    transitionDuration: "fast",
  },
  _invalid: { boxShadow: "frame.invalid" },
  "&:checked": { bg: "brand.solid", boxShadow: "none" },
  "&:disabled": {
    cursor: "not-allowed",
    bg: "bg.inset",
    boxShadow: "mark.disabled",
  },
  "&:checked:disabled": { bg: "fg.subtle" },
} as const;

export const checkMarkRecipe = defineRecipe({
  base: {
    ...markBase,
    borderRadius: "xs",
    _after: {
      ...markBase._after,
      width: "0.4375rem",
      height: "0.75rem",
      marginTop: "-0.125rem",
      borderStyle: "solid",
      borderColor: "brand.contrast",
      borderWidth: "0 2.25px 2.25px 0",
      rotate: "42deg",
    },
    "&:checked::after": { transform: "scale(1)" },
    _indeterminate: {
      bg: "brand.solid",
      boxShadow: "none",
      _after: {
        transform: "scale(1)",
        rotate: "0deg",
        marginTop: "0",
        height: "0",
        width: "0.75rem",
        borderWidth: "0 0 2.25px 0",
      },
    },
  },
});

export const radioMarkRecipe = defineRecipe({
  base: {
    ...markBase,
    borderRadius: "full",
    _after: {
      ...markBase._after,
      width: "2.5",
      height: "2.5",
      borderRadius: "full",
      bg: "brand.contrast",
      _highContrast: { bg: "CanvasText" },
    },
    "&:checked::after": { transform: "scale(1)" },
  },
});

/** A row of at least 44 px that is pressable as a whole. */
export const checkRowRecipe = defineRecipe({
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "3",
    minHeight: "control.sm",
    paddingBlock: "2.5",
    cursor: "pointer",
    "&:has(:disabled)": { cursor: "not-allowed", color: "fg.subtle" },
  },
  variants: {
    emphasis: { true: { fontWeight: "semibold", fontSize: "xl" } },
  },
});

export const choiceTextRecipe = defineRecipe({
  base: { display: "flex", flexDirection: "column", gap: "0.5", minWidth: "0", flex: "1" },
});

export const choiceHintRecipe = defineRecipe({
  base: { textStyle: "caption", color: "fg.muted", fontWeight: "normal" },
});

export const choiceCardRecipe = defineRecipe({
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "3.5",
    minHeight: "control.lg",
    paddingInline: "4",
    paddingBlock: "3.5",
    borderRadius: "md",
    bg: "surface",
    boxShadow: "frame",
    cursor: "pointer",
    transitionProperty: "background-color, box-shadow",
    transitionDuration: "fast",
    _hover: { boxShadow: "frame.strong" },
    _highContrast: { borderWidth: "1px" },
    "&:has(:checked)": {
      bg: "brand.subtle",
      boxShadow: "frame.selected",
      _highContrast: { borderWidth: "3px" },
    },
    "&:has(:focus-visible)": { outline: "3px solid", outlineColor: "focus", outlineOffset: "2px" },
    "&:has(:disabled)": {
      cursor: "not-allowed",
      bg: "bg.subtle",
      color: "fg.subtle",
      boxShadow: "none",
      "& *": { color: "fg.subtle" },
    },
    "& input:focus-visible": { outline: "none" },
  },
  variants: {
    layout: {
      row: {},
      chip: {
        justifyContent: "center",
        textAlign: "center",
        minHeight: "control.md",
        paddingInline: "2",
        paddingBlock: "3",
        boxShadow: "frame.strong",
        "&:has(:checked)": {
          bg: "brand.subtle",
          color: "brand.fg",
          fontWeight: "semibold",
          boxShadow: "frame.selected",
        },
        // The frame and the weight show the selection; the radio stays for the keyboard.
        "& input": { position: "absolute", inset: "0", opacity: 0, width: "full", height: "full" },
      },
    },
    invalid: { true: { "&, &:hover": { boxShadow: "frame.invalid" } } },
  },
  defaultVariants: { layout: "row" },
});

export const choiceGridRecipe = defineRecipe({
  base: { display: "grid", gap: "2.5" },
  variants: {
    columns: {
      1: { gridTemplateColumns: "minmax(0, 1fr)" },
      2: inColumns(2),
      3: inColumns(3),
      5: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
    },
  },
  defaultVariants: { columns: 1 },
});

export const counterRecipe = defineRecipe({
  base: { display: "inline-flex", alignItems: "center", gap: "1" },
});

export const counterValueRecipe = defineRecipe({
  base: {
    width: "control.sm",
    height: "control.sm",
    textAlign: "center",
    fontSize: "xl",
    fontWeight: "semibold",
    fontVariantNumeric: "tabular-nums",
    color: "fg",
    bg: "transparent",
    borderRadius: "xs",
    appearance: "textfield",
    "&::-webkit-inner-spin-button, &::-webkit-outer-spin-button": {
      appearance: "none",
      margin: "0",
    },
  },
  variants: { empty: { true: { color: "fg.subtle" } } },
});
