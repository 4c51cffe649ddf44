import { defineRecipe } from "@chakra-ui/react";
import { LARGE_TEXT } from "../large-text.ts";

const tones = {
  default: { color: "fg" },
  muted: { color: "fg.muted" },
  subtle: { color: "fg.subtle" },
  brand: { color: "brand.fg" },
  danger: { color: "danger.fg" },
  inherit: { color: "inherit" },
} as const;

export const textRecipe = defineRecipe({
  base: { textWrap: "pretty" },
  variants: {
    variant: {
      lead: { textStyle: "lead" },
      body: { textStyle: "body" },
      label: { textStyle: "label" },
      caption: { textStyle: "caption" },
      micro: { textStyle: "micro" },
      amount: { textStyle: "amount" },
    },
    tone: tones,
    // Large text leaves too few letters in a line to tell what it says, so there it goes on in the next one.
    truncate: {
      true: {
        overflow: "hidden",
        textOverflow: "ellipsis",
        whiteSpace: "nowrap",
        [LARGE_TEXT]: { whiteSpace: "normal", overflowWrap: "anywhere" },
      },
    },
  },
  defaultVariants: { variant: "body", tone: "inherit" },
});

export const headingRecipe = defineRecipe({
  base: { textWrap: "balance" },
  variants: {
    variant: {
      display: { textStyle: "display" },
      title: { textStyle: "title" },
      heading: { textStyle: "heading" },
      subheading: { textStyle: "subheading" },
    },
    tone: tones,
  },
  defaultVariants: { variant: "heading", tone: "inherit" },
});

export const linkRecipe = defineRecipe({
  base: {
    display: "inline",
    borderRadius: "xs",
    cursor: "pointer",
    textUnderlineOffset: "4px",
    textDecorationThickness: "1px",
    transitionProperty: "color",
    transitionDuration: "fast",
  },
  variants: {
    variant: {
      inline: {
        color: "brand.fg",
        textDecoration: "underline",
        _hover: { textDecorationThickness: "2px" },
      },
      quiet: {
        display: "inline-flex",
        alignItems: "center",
        minHeight: "control.sm",
        minWidth: "control.sm",
        fontSize: "md",
        color: "fg.muted",
        textDecoration: "none",
        _hover: { color: "fg", textDecoration: "underline" },
      },
      standalone: {
        display: "inline-flex",
        alignItems: "center",
        gap: "1",
        minHeight: "control.sm",
        minWidth: "control.sm",
        fontWeight: "semibold",
        color: "brand.fg",
        _hover: { textDecoration: "underline" },
      },
    },
  },
  defaultVariants: { variant: "inline" },
});

export const skipLinkRecipe = defineRecipe({
  base: {
    position: "absolute",
    insetInlineStart: "4",
    insetBlockStart: "3",
    transform: "translateY(-200%)",
    zIndex: "skip",
    display: "inline-flex",
    alignItems: "center",
    minHeight: "control.sm",
    paddingInline: "4",
    borderRadius: "sm",
    bg: "fg",
    color: "fg.inverted",
    fontWeight: "semibold",
    _focus: { transform: "none" },
    _print: { display: "none" },
  },
});
