import { defineRecipe } from "@chakra-ui/react";
import { thumbHigh } from "../thumb-high.ts";
import { checkMarkRecipe } from "./choice.ts";

export const dataTableRecipe = defineRecipe({
  base: { display: "flex", flexDirection: "column", gap: "4", minWidth: "0" },
});

/** The table has its own scroll container, so that its header and row names stay visible in both directions. */
export const dataScrollRecipe = defineRecipe({
  base: {
    position: "relative",
    isolation: "isolate",
    overflow: "auto",
    // Leaves space for filters and pages.
    maxHeight: "max(24rem, calc(100dvh - 20rem))",
    overscrollBehaviorX: "contain",
    // Keeps a focused cell below the header.
    scrollPaddingBlockStart: "control.sm",
    borderRadius: "md",
    bg: "surface",
    boxShadow: "frame",
    _print: { maxHeight: "none", boxShadow: "none" },
  },
});

/** Muted but still readable, because the rows are being replaced. */
const busy = { true: { color: "fg.muted", cursor: "progress" } } as const;

const cell = {
  height: "control.sm",
  paddingInline: "3",
  paddingBlock: "0",
  // Not `hidden`, which would make each of hundreds of cells a scroll container.
  overflow: "clip",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  textAlign: "start",
  borderBottomWidth: "1px",
  borderColor: "border",
  // Inside, because neighbouring cells and the scroll container would clip an outer ring.
  _focusVisible: { outlineOffset: "-3px" },
  "& :focus-visible": { outlineOffset: "-3px" },
} as const;

const align = {
  start: {},
  end: { textAlign: "end", fontVariantNumeric: "tabular-nums" },
} as const;

const sticky = {
  mark: {
    position: "sticky",
    insetInlineStart: "0",
    zIndex: "table.row",
    width: "control.sm",
    padding: "0",
  },
  first: { position: "sticky", insetInlineStart: "0", zIndex: "table.row" },
  second: { position: "sticky", insetInlineStart: "control.sm", zIndex: "table.row" },
} as const;

const selectionLabel = {
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  width: "control.sm",
  height: "control.sm",
  cursor: "pointer",
} as const;

export const selectionLabelRecipe = defineRecipe({ base: selectionLabel });

export const dataGridRecipe = defineRecipe({
  base: {
    width: "full",
    minWidth: "50rem",
    tableLayout: "fixed",
    // Separate, because sticky cells leave collapsed borders behind.
    borderCollapse: "separate",
    borderSpacing: "0",
    fontSize: "md",
    lineHeight: "normal",
    textAlign: "start",
    // Scrolling mounts and unmounts rows by the dozen, so the table styles their cells instead of each cell itself.
    "& td[data-cell]": {
      ...cell,
      bg: "surface",
      "&[role=rowheader]": { fontWeight: "medium" },
      "&[data-align=end]": align.end,
      "&[data-sticky=mark]": sticky.mark,
      // Why a row cannot be selected; the pointer gets it as the cell's title.
      "&[data-sticky=mark] > span": { srOnly: true },
      "&[data-sticky=first]": sticky.first,
      "&[data-sticky=second]": sticky.second,
      "& > a": {
        display: "flex",
        alignItems: "center",
        minHeight: "control.sm",
        // As wide as the cell, so that a focus ring keeps clear of the letters.
        marginInline: "-3",
        paddingInline: "3",
        overflow: "clip",
        textOverflow: "ellipsis",
      },
      "& > label": selectionLabel,
      "& > label > input": checkMarkRecipe.base,
      // No mark until checked: otherwise a scroll would lay out hundreds of invisible marks.
      "& > label > input:not(:checked)::after": { content: "none" },
      "& > a:hover": { textDecoration: "underline", textUnderlineOffset: "3px" },
    },
    "& tr:hover > td[data-cell]": { bg: "surface.hover" },
    "& tr[aria-selected=true] > td[data-cell]": { bg: "brand.subtle" },
  },
  variants: {
    busy,
    // Beside a paragraph everything stands on its first line.
    wraps: {
      true: { tableLayout: "auto", "& tr:has(p) > td[data-cell]": { verticalAlign: "baseline" } },
    },
  },
});

export const dataHeaderRecipe = defineRecipe({
  base: {
    ...cell,
    position: "sticky",
    insetBlockStart: "0",
    zIndex: "table.column",
    bg: "bg.subtle",
    textStyle: "caption",
    fontWeight: "medium",
    color: "fg.muted",
  },
  variants: {
    align,
    width: {
      narrow: { width: "8rem" },
      action: { width: "10rem" },
      medium: { width: "12rem" },
      wide: {},
    },
    sticky: {
      mark: { ...sticky.mark, zIndex: "table.corner" },
      first: { ...sticky.first, zIndex: "table.corner" },
      second: { ...sticky.second, zIndex: "table.corner" },
    },
  },
});

export const dataCardsHeadRecipe = defineRecipe({
  base: { paddingInlineStart: "2.5", marginBlock: "-2" },
});

export const dataCardsRecipe = defineRecipe({
  base: {
    listStyleType: "none",
    borderRadius: "md",
    bg: "surface",
    boxShadow: "frame",
    overflow: "hidden",
  },
  variants: { busy },
});

export const dataCardRecipe = defineRecipe({
  base: {
    display: "flex",
    alignItems: "flex-start",
    paddingInline: "4",
    paddingBlock: "3",
    minWidth: "0",
    borderBottomWidth: "1px",
    borderColor: "border",
    "&:has(> label)": { paddingInlineStart: "0" },
    "& > label": { marginBlockStart: "-2" },
  },
  variants: { selected: { true: { bg: "brand.subtle" } } },
});

export const dataCardBodyRecipe = defineRecipe({
  base: {
    flex: "1",
    minWidth: "0",
    // A number in one word is wider than a small phone's card with large text.
    "& *": { overflowWrap: "anywhere" },
    "& a": { ...thumbHigh, marginInline: "-3", paddingInline: "3" },
    // Inside, because the cards clip an outer ring, and clear of what stands below.
    "& a:focus-visible": { outlineOffset: "-6px" },
  },
});
