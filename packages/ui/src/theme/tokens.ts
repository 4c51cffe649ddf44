import { defineTokens } from "@chakra-ui/react";

const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32,
] as const;

/** A token for each step of 4 px. */
const inSteps = (valueOf: (step: number) => string) =>
  Object.fromEntries(
    steps.map((step) => [String(step), { value: step === 0 ? "0px" : valueOf(step) }]),
  );

/** In rem, so that sizes scale with the user's font size. */
const sizes = inSteps((step) => `${step / 4}rem`);

/** Space grows with the text only as far as a phone has room: twice the margins would leave half of it for words. */
const spacing = inSteps((step) =>
  step < 3 ? `${step / 4}rem` : `min(${step / 4}rem, ${Number((step * 1.115).toFixed(2))}vw)`,
);

const systemKoreanFonts =
  '-apple-system, BlinkMacSystemFont, "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", Roboto, "Malgun Gothic", system-ui, sans-serif';

/** Primitive tokens: scales without semantics; the palette is in palette.ts, its semantic colours in colors.ts. */
export const tokens = defineTokens({
  spacing,
  sizes: {
    ...sizes,
    full: { value: "100%" },
    control: {
      sm: { value: "2.75rem" },
      md: { value: "3.25rem" },
      lg: { value: "3.5rem" },
    },
    page: {
      card: { value: "32rem" },
      narrow: { value: "35rem" },
      wide: { value: "70rem" },
    },
  },
  radii: {
    none: { value: "0px" },
    xs: { value: "0.375rem" },
    sm: { value: "0.625rem" },
    md: { value: "0.875rem" },
    lg: { value: "1.25rem" },
    xl: { value: "1.75rem" },
    full: { value: "999px" },
  },
  // Shadows and frames follow the scheme through their colours.
  shadows: {
    card: {
      value:
        "inset 0 0 0 1px {colors.shadow.edge}, 0 1px 2px {colors.shadow.near}, 0 6px 20px -8px {colors.shadow.far}",
    },
    raised: {
      value:
        "inset 0 0 0 1px {colors.shadow.edge}, 0 2px 6px {colors.shadow.near}, 0 16px 40px -12px {colors.shadow.deep}",
    },
    bar: {
      value:
        "inset 0 1px 0 {colors.shadow.edge}, 0 -1px 0 {colors.shadow.near}, 0 -10px 30px -14px {colors.shadow.deep}",
    },
    // Inset, so that a frame takes no space and a thicker one moves nothing.
    frame: {
      DEFAULT: { value: "inset 0 0 0 1px {colors.border}" },
      strong: { value: "inset 0 0 0 1px {colors.border.strong}" },
      hover: { value: "inset 0 0 0 1px {colors.fg.muted}" },
      brand: { value: "inset 0 0 0 1px {colors.brand.border}" },
      selected: { value: "inset 0 0 0 2px {colors.brand.solid}" },
      focus: { value: "inset 0 0 0 2px {colors.focus}" },
      invalid: { value: "inset 0 0 0 2px {colors.danger.solid}" },
      // Covers the browser's background of autofilled fields.
      autofill: {
        value: "inset 0 0 0 1px {colors.brand.border}, inset 0 0 0 10rem {colors.brand.subtle}",
      },
    },
    mark: {
      DEFAULT: { value: "inset 0 0 0 1.5px {colors.border.strong}" },
      disabled: { value: "inset 0 0 0 1.5px {colors.border}" },
    },
    rule: {
      above: { value: "0 -1px 0 {colors.border}" },
      below: { value: "0 1px 0 {colors.border}" },
      inside: { value: "inset 0 1px 0 {colors.border}" },
    },
  },
  fonts: {
    body: { value: systemKoreanFonts },
    heading: { value: systemKoreanFonts },
  },
  fontSizes: {
    xs: { value: "0.8125rem" },
    // Limited to a share of the screen, so that the longest of the app's four tab labels fits on one line with large
    // text.
    tab: { value: "min(0.8125rem, 4.5vw)" },
    sm: { value: "0.875rem" },
    md: { value: "0.9375rem" },
    lg: { value: "1rem" },
    xl: { value: "1.0625rem" },
    "2xl": { value: "1.1875rem" },
    "3xl": { value: "1.375rem" },
    "4xl": { value: "1.5rem" },
    "5xl": { value: "1.75rem" },
    "6xl": { value: "2.375rem" },
    // For print, and in the units of an illustration.
    print: { value: "10pt" },
    art: { value: "11.5px" },
  },
  lineHeights: {
    none: { value: "1" },
    tight: { value: "1.3" },
    snug: { value: "1.4" },
    normal: { value: "1.5" },
    relaxed: { value: "1.65" },
  },
  letterSpacings: {
    tighter: { value: "-0.03em" },
    tight: { value: "-0.02em" },
    snug: { value: "-0.01em" },
  },
  fontWeights: {
    normal: { value: "400" },
    medium: { value: "500" },
    semibold: { value: "600" },
    bold: { value: "700" },
  },
  durations: {
    fast: { value: "120ms" },
    moderate: { value: "200ms" },
    slow: { value: "320ms" },
  },
  easings: {
    out: { value: "cubic-bezier(0.2, 0.8, 0.2, 1)" },
  },
  zIndex: {
    // Behind the text of an element with its own stacking context.
    behind: { value: -1 },
    // Within a table: row headers, column headers, and the corner of both.
    table: { row: { value: 1 }, column: { value: 2 }, corner: { value: 3 } },
    sticky: { value: 10 },
    bar: { value: 20 },
    header: { value: 30 },
    loader: { value: 60 },
    skip: { value: 70 },
  },
});
