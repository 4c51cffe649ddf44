import { defineRecipe } from "@chakra-ui/react";

/**
 * A share of a phone's width between its margins. Seven days share it at any text size, so a cell's text grows only as
 * far as the cell is wide. (`cqi` would express that, too, but with it Chromium collapses the calendar's flex box.)
 */
const partOfPhone = (part: number) => `calc((100vw - 2 * {spacing.5}) * ${part})`;

export const calendarRecipe = defineRecipe({
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "1",
    width: "full",
    outline: "none",
  },
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

/** The month with its legend, no taller than the buttons beside it. */
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

const band = {
  position: "relative",
  isolation: "isolate",
  _before: {
    content: '""',
    position: "absolute",
    zIndex: "behind",
    insetBlockStart: "0.5",
    insetInline: "0",
    height: "7",
    bg: "brand.subtle",
    _highContrast: { borderBlock: "1px solid" },
  },
  // Rounded at both ends of a week.
  "td:first-of-type > &::before": { borderStartRadius: "full" },
  "td:last-of-type > &::before": {
    borderStartEndRadius: "{radii.full}",
    borderEndEndRadius: "{radii.full}",
  },
} as const;

export const calendarDayRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "flex-start",
    gap: "0",
    width: "full",
    // More than 44 px, and still six weeks plus the time slots fit a phone's screen.
    minHeight: "2.875rem",
    paddingBlockStart: "0.5",
    borderRadius: "sm",
    color: "fg",
    cursor: "pointer",
    _hover: { bg: "bg.subtle" },
    "&[aria-disabled=true]": { color: "fg.subtle", cursor: "not-allowed", bg: "transparent" },
  },
  variants: {
    holiday: { true: { color: "danger.fg" } },
    // One band connects the days of a range behind their discs, from the centre of the first to the centre of the last.
    place: {
      only: {},
      both: {},
      start: { ...band, _before: { ...band._before, insetInlineStart: "50%" } },
      between: band,
      end: { ...band, _before: { ...band._before, insetInlineEnd: "50%" } },
    },
  },
});

/** The number's disc shows the most important state: selected, 손 없는 날, today. */
export const calendarNumberRecipe = defineRecipe({
  base: {
    display: "grid",
    placeItems: "center",
    width: `min({sizes.7}, ${partOfPhone(0.125)})`,
    height: `min({sizes.7}, ${partOfPhone(0.125)})`,
    borderRadius: "full",
    fontSize: `min({fontSizes.lg}, ${partOfPhone(0.056)})`,
    lineHeight: "none",
    fontWeight: "medium",
    fontVariantNumeric: "tabular-nums",
  },
  variants: {
    today: { true: { boxShadow: "mark" } },
    lucky: {
      true: { bg: "brand.subtle", color: "brand.fg", _highContrast: { border: "1px dashed" } },
    },
    framed: { true: {} },
    unavailable: {
      true: { bg: "transparent", color: "fg.subtle", fontWeight: "normal", opacity: 0.55 },
    },
    selected: {
      true: { bg: "brand.solid", color: "brand.contrast", fontWeight: "bold", boxShadow: "none" },
    },
  },
  // On the band of a range the disc would be invisible without a frame.
  compoundVariants: [{ lucky: true, framed: true, css: { boxShadow: "frame.brand" } }],
});

export const calendarNoteRecipe = defineRecipe({
  base: {
    display: "block",
    maxWidth: "full",
    overflow: "hidden",
    whiteSpace: "nowrap",
    fontSize: `min({fontSizes.xs}, ${partOfPhone(0.037)})`,
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

export const rangeEndsRecipe = defineRecipe({
  base: {
    display: "grid",
    // Stacked when large text does not fit side by side.
    gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
    gap: "2",
  },
});

export const rangeEndRecipe = defineRecipe({
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    justifyContent: "center",
    minHeight: "control.lg",
    paddingInline: "3.5",
    paddingBlock: "1.5",
    borderRadius: "md",
    bg: "surface",
    boxShadow: "frame.strong",
    textAlign: "start",
    cursor: "pointer",
    transitionProperty: "background-color, box-shadow",
    transitionDuration: "fast",
    _hover: { boxShadow: "frame.hover" },
    _highContrast: { borderWidth: "1px" },
    "&[aria-pressed=true]": {
      bg: "brand.subtle",
      boxShadow: "frame.selected",
      _highContrast: { borderWidth: "3px" },
    },
  },
});

export const rangeEndNameRecipe = defineRecipe({
  base: { textStyle: "micro", color: "fg.muted" },
});

export const rangeEndValueRecipe = defineRecipe({
  base: { fontWeight: "semibold", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  variants: { empty: { true: { color: "fg.muted", fontWeight: "normal" } } },
});
