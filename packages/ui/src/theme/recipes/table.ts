import { defineRecipe } from "@chakra-ui/react";
import { LARGE_TEXT } from "../large-text.ts";
import { thumbHigh } from "../thumb-high.ts";

/** A row of several columns becomes a list of its values, each with its column's name. */
const stackedRows = {
  "& thead": { srOnly: true },
  "& tr:has(> td[data-column])": {
    display: "grid",
    borderBottomWidth: "1px",
    borderColor: "border",
    paddingBlock: "3",
  },
  "& td[data-column]": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: "4",
    padding: "0",
    borderBottomWidth: "0",
  },
  "& td[data-column]:not(:first-of-type, :empty)::before": {
    content: "attr(data-column)",
    fontWeight: "normal",
    color: "fg.muted",
  },
} as const;

export const tableRecipe = defineRecipe({
  base: {
    width: "full",
    borderCollapse: "collapse",
    fontSize: "md",
    lineHeight: "normal",
    textAlign: "start",
    "& caption": {
      textAlign: "start",
      textStyle: "subheading",
      paddingBlockEnd: "2",
      captionSide: "top",
    },
    "& th, & td": {
      paddingBlock: "3",
      paddingInline: "0",
      textAlign: "start",
      verticalAlign: "top",
      borderBottomWidth: "1px",
      borderColor: "border",
    },
    "& tr:has(> td > button) > *": { verticalAlign: "middle" },
    // Limited to a share of the screen, so that three columns fit with large text.
    "& :is(th, td) + :is(th, td)": { paddingInlineStart: "min(1rem, 4.4vw)" },
    "& th": { fontWeight: "medium", color: "fg.muted" },
    "& thead th": {
      textStyle: "caption",
      color: "fg.muted",
      borderColor: "border.strong",
      // A column may be as narrow as its numbers, whatever its header says.
      overflowWrap: "anywhere",
    },
    // Limited to a share of the screen, because large text would leave no space for the other column.
    "& tbody th[scope=row]": { width: "min(7.5rem, 32vw)" },
    // Amounts are short, so their terms get the space.
    "& tbody th[scope=row]:has(+ td[data-align=end])": { width: "auto" },
    // A long word would keep its column too wide for a phone with large text.
    "& tbody td:not([data-align=end])": { overflowWrap: "anywhere", minWidth: "min(5.5rem, 22vw)" },
    // Large text gets the whole width for a value, below its term; an amount stands beside its term while both fit.
    [LARGE_TEXT]: {
      "& tr:has(> th[scope=row] + td:last-child)": {
        display: "grid",
        borderBottomWidth: "1px",
        borderColor: "border",
        paddingBlock: "3",
        "& > :is(th, td)": { padding: "0", borderBottomWidth: "0", width: "auto" },
        "&:has(> td[data-align=end])": {
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          columnGap: "4",
          "& > td": { marginInlineStart: "auto" },
        },
      },
      ...stackedRows,
    },
    "& tfoot :is(th, td)": { fontWeight: "bold", color: "fg", borderBottomWidth: "0" },
    "& [data-align=end]": {
      textAlign: "end",
      fontVariantNumeric: "tabular-nums",
    },
    "& td > a": thumbHigh,
    "& td[data-align=end]": { whiteSpace: "nowrap" },
    _print: {
      "& th, & td": { paddingBlock: "1.5", borderColor: "border.strong" },
      // A group of its own is repeated on each sheet, above the rows that it adds up.
      "& tfoot": { display: "table-row-group", breakBefore: "avoid" },
    },
  },
  variants: {
    captionHidden: { true: { "& caption": { srOnly: true } } },
    stacked: { true: { "@media screen and (max-width: 30rem)": stackedRows } },
  },
});

export const tableHintRecipe = defineRecipe({
  base: { display: "block", textStyle: "caption", fontWeight: "normal", color: "fg.muted" },
});

export const quotationRecipe = defineRecipe({
  base: {
    display: "flex",
    flexDirection: "column",
    gap: { base: "8", md: "10" },
    padding: { base: "min(1.5rem, 6.2vw)", md: "10" },
    borderRadius: "lg",
    bg: "surface",
    color: "fg",
    boxShadow: "card",
    _print: {
      padding: "0",
      boxShadow: "none",
      gap: "5",
      bg: "white",
      color: "black",
      fontSize: "print",
    },
  },
});

export const quotationHeaderRecipe = defineRecipe({
  base: {
    display: "flex",
    flexDirection: { base: "column", md: "row" },
    justifyContent: "space-between",
    gap: "2",
    paddingBlockEnd: "5",
    borderBottomWidth: "2px",
    borderColor: "fg",
  },
});

export const quotationMetaRecipe = defineRecipe({
  base: {
    textStyle: "caption",
    color: "fg.muted",
    textAlign: { base: "start", md: "end" },
    "& > div": {
      display: "flex",
      flexWrap: "wrap",
      columnGap: "2",
      justifyContent: { base: "flex-start", md: "flex-end" },
    },
    "& dd": { color: "fg", fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" },
  },
});

export const quotationIssuerRecipe = defineRecipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: "3",
    fontWeight: "semibold",
    _print: { breakInside: "avoid", breakBefore: "avoid" },
  },
});

/** A square stamp of four letters, two by two, in the red of seals. */
export const quotationSealRecipe = defineRecipe({
  base: {
    display: "grid",
    placeItems: "center",
    flexShrink: "0",
    width: "3em",
    height: "3em",
    borderWidth: "2px",
    borderColor: "danger.fg",
    borderRadius: "sm",
    color: "danger.fg",
    fontWeight: "bold",
    lineHeight: "tight",
    letterSpacing: "0",
    // Two letters to a line.
    "& > span": { width: "2em", wordBreak: "break-all" },
    transform: "rotate(-4deg)",
    marginInline: "1",
  },
});
