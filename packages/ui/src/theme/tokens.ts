import { defineTokens } from "@chakra-ui/react";

/** Steps of 4 px, written in rem so that they grow with the reader's font size. */
const spacing = Object.fromEntries(
  [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32].map((step) => [
    String(step),
    { value: step === 0 ? "0px" : `${step / 4}rem` },
  ]),
);

const systemKoreanFonts =
  '-apple-system, BlinkMacSystemFont, "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", Roboto, "Malgun Gothic", system-ui, sans-serif';

/** Primitive tokens: scales without a meaning; colours are semantic only and live in colors.ts. */
export const tokens = defineTokens({
  spacing,
  sizes: {
    ...spacing,
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
  shadows: {
    card: { value: "0 1px 2px rgb(60 46 24 / 0.04), 0 6px 20px -8px rgb(60 46 24 / 0.10)" },
    raised: { value: "0 2px 6px rgb(60 46 24 / 0.06), 0 16px 40px -12px rgb(60 46 24 / 0.20)" },
    bar: { value: "0 -1px 0 rgb(60 46 24 / 0.06), 0 -10px 30px -14px rgb(60 46 24 / 0.18)" },
  },
  fonts: {
    body: { value: systemKoreanFonts },
    heading: { value: systemKoreanFonts },
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
    sticky: { value: 10 },
    bar: { value: 20 },
    header: { value: 30 },
    loader: { value: 60 },
    skip: { value: 70 },
  },
});
