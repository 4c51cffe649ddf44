import { defineRecipe } from "@chakra-ui/react";
import { whereBarsScroll } from "../large-text.ts";

/** A term with its amount at the end of the line. */
const line = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: "4",
  alignItems: "baseline",
  color: "fg",
} as const;

/** A remark below a line. */
const remark = {
  gridColumn: "1 / -1",
  textStyle: "caption",
  fontWeight: "normal",
  color: "fg.muted",
} as const;

export const priceListRecipe = defineRecipe({
  base: { display: "flex", flexDirection: "column", gap: "3.5" },
});

export const priceLineRecipe = defineRecipe({
  base: line,
  variants: { discount: { true: { color: "brand.fg" } } },
});

export const priceLineAmountRecipe = defineRecipe({
  base: {
    fontVariantNumeric: "tabular-nums",
    fontWeight: "medium",
    whiteSpace: "nowrap",
    textAlign: "end",
  },
  variants: { total: { true: { textStyle: "amount" } } },
});

export const priceLineHintRecipe = defineRecipe({
  base: { ...remark, textWrap: "pretty" },
  variants: { apart: { true: { marginBlockStart: "3" } } },
});

export const priceTotalRecipe = defineRecipe({
  base: {
    ...line,
    paddingBlockStart: "4",
    marginBlockStart: "0.5",
    borderTopWidth: "1px",
    borderColor: "border",
    fontWeight: "semibold",
  },
});

export const priceNoteRecipe = defineRecipe({
  base: { ...remark, textAlign: "end" },
});

export const priceCardRecipe = defineRecipe({
  base: {
    display: { base: "none", lg: "flex" },
    flexDirection: "column",
    gap: "5",
    padding: "6",
    borderRadius: "lg",
    bg: "surface",
    boxShadow: "card",
    _print: { display: "none" },
  },
});

export const priceBarRecipe = defineRecipe({
  base: {
    position: "fixed",
    insetInline: "0",
    insetBlockEnd: "var(--tab-bar-room)",
    zIndex: "bar",
    display: { base: "block", lg: "none" },
    bg: "surface.raised",
    boxShadow: "bar",
    borderTopRadius: "lg",
    paddingBlockEnd: "var(--bar-inset)",
    ...whereBarsScroll({
      position: "static",
      borderRadius: "lg",
      boxShadow: "card",
      paddingBlockEnd: "0",
    }),
    _print: { display: "none" },
  },
});

export const priceBarInnerRecipe = defineRecipe({
  base: {
    display: "flex",
    // With large text the button wraps below the amount.
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "1",
    maxWidth: "calc({sizes.page.narrow} + 4rem)",
    marginInline: "auto",
    paddingInline: "5",
    paddingBlock: "3",
  },
});

export const priceBarTotalRecipe = defineRecipe({
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    justifyContent: "center",
    minHeight: "control.lg",
    minWidth: "7.5rem",
    textAlign: "start",
    borderRadius: "sm",
    color: "fg",
  },
  variants: { pressable: { true: { cursor: "pointer" } } },
});

export const priceBarCaptionRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.5",
    textStyle: "micro",
    color: "fg.muted",
  },
});

export const priceBarAmountRecipe = defineRecipe({
  base: { textStyle: "amount", fontSize: "2xl", whiteSpace: "nowrap", display: "block" },
  variants: {
    outdated: { true: { color: "fg.subtle" } },
    waiting: {
      true: {
        whiteSpace: "normal",
        color: "fg.subtle",
        fontSize: "md",
        fontWeight: "medium",
        letterSpacing: "snug",
      },
    },
  },
});

export const priceBarActionRecipe = defineRecipe({
  base: { display: "grid", flex: "1 1 10rem", minWidth: "0" },
});
