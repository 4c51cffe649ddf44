import { defineRecipe } from "@chakra-ui/react";

export const calendarRecipe = defineRecipe({
  base: { display: "flex", flexDirection: "column", gap: "1", width: "full", outline: "none" },
  variants: {
    invalid: {
      true: {
        borderRadius: "sm",
        outline: "2px solid {colors.danger.solid}",
        outlineOffset: "0.5rem",
      },
    },
  },
});

export const calendarHeaderRecipe = defineRecipe({
  base: { display: "flex", alignItems: "center", justifyContent: "space-between" },
});

/** The month with its legend, no higher than the buttons at its sides. */
export const calendarCentreRecipe = defineRecipe({
  base: { flex: "1", minWidth: "0", textAlign: "center" },
});

export const calendarTitleRecipe = defineRecipe({
  base: { textStyle: "subheading", fontVariantNumeric: "tabular-nums" },
});

export const calendarGridRecipe = defineRecipe({
  base: {
    width: "full",
    tableLayout: "fixed",
    borderCollapse: "separate",
    borderSpacing: "0",
    "& th": {
      textStyle: "micro",
      fontWeight: "medium",
      color: "fg.subtle",
      textAlign: "center",
    },
    "& td": { padding: "0", textAlign: "center", height: "2.875rem", verticalAlign: "top" },
  },
  variants: { loading: { true: { animation: "pulse 1.6s ease-in-out infinite" } } },
});

export const calendarDayRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "flex-start",
    gap: "0",
    width: "full",
    // Above 44 px, and six weeks with the times of a day below them fit a phone's screen.
    minHeight: "2.875rem",
    paddingBlockStart: "0.5",
    borderRadius: "sm",
    color: "fg",
    cursor: "pointer",
    _hover: { bg: "bg.subtle" },
    "&[aria-disabled=true]": { color: "fg.subtle", cursor: "not-allowed", bg: "transparent" },
  },
  variants: { holiday: { true: { color: "danger.fg" } } },
});

/** The number's disc carries what matters most: chosen, 손 없는 날, today. */
export const calendarNumberRecipe = defineRecipe({
  base: {
    display: "grid",
    placeItems: "center",
    width: "7",
    height: "7",
    borderRadius: "full",
    fontSize: "lg",
    lineHeight: "none",
    fontWeight: "medium",
    fontVariantNumeric: "tabular-nums",
  },
  variants: {
    today: { true: { boxShadow: "mark" } },
    lucky: {
      true: { bg: "brand.subtle", color: "brand.fg", _highContrast: { border: "1px dashed" } },
    },
    unavailable: {
      true: { bg: "transparent", color: "fg.subtle", fontWeight: "normal", opacity: 0.55 },
    },
    selected: {
      true: { bg: "brand.solid", color: "brand.contrast", fontWeight: "bold", boxShadow: "none" },
    },
  },
});

export const calendarNoteRecipe = defineRecipe({
  base: {
    display: "block",
    maxWidth: "full",
    overflow: "hidden",
    whiteSpace: "nowrap",
    fontSize: "xs",
    lineHeight: "tight",
    fontWeight: "medium",
    letterSpacing: "tighter",
    fontVariantNumeric: "tabular-nums",
  },
  variants: {
    kind: {
      price: { color: "fg.muted", fontWeight: "normal" },
      cheapest: { color: "brand.fg", fontWeight: "bold" },
      surcharge: { color: "warning.fg" },
      holiday: { color: "danger.fg" },
      full: { color: "fg.subtle" },
    },
  },
});

export const calendarLegendRecipe = defineRecipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "4",
    rowGap: "1",
    justifyContent: "center",
    textStyle: "micro",
    color: "fg.muted",
    "& > span": { display: "inline-flex", alignItems: "center", gap: "1.5" },
  },
});

export const calendarLegendMarkRecipe = defineRecipe({
  base: { fontWeight: "medium", fontSize: "xs" },
  variants: {
    kind: {
      lucky: {
        width: "4",
        height: "4",
        borderRadius: "full",
        bg: "brand.subtle",
        boxShadow: "frame.brand",
      },
      surcharge: { color: "warning.fg" },
      cheapest: { color: "brand.fg" },
    },
  },
});
