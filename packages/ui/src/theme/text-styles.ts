import { defineTextStyles } from "@chakra-ui/react";

/** Type scale, in rem: headings have tight line height and letter spacing, running text loose ones. */
export const textStyles = defineTextStyles({
  display: {
    value: {
      fontSize: { base: "5xl", md: "6xl" },
      lineHeight: "tight",
      fontWeight: "bold",
      letterSpacing: "tighter",
    },
  },
  title: {
    value: {
      fontSize: { base: "4xl", md: "5xl" },
      lineHeight: "snug",
      fontWeight: "bold",
      letterSpacing: "tight",
    },
  },
  heading: {
    value: {
      fontSize: "2xl",
      lineHeight: "snug",
      fontWeight: "bold",
      letterSpacing: "tight",
    },
  },
  subheading: {
    value: {
      fontSize: "xl",
      lineHeight: "normal",
      fontWeight: "semibold",
      letterSpacing: "snug",
    },
  },
  body: { value: { fontSize: "lg", lineHeight: "relaxed", letterSpacing: "snug" } },
  lead: { value: { fontSize: "xl", lineHeight: "relaxed", letterSpacing: "snug" } },
  label: {
    value: {
      fontSize: "md",
      lineHeight: "normal",
      fontWeight: "semibold",
      letterSpacing: "snug",
    },
  },
  caption: { value: { fontSize: "sm", lineHeight: "normal", letterSpacing: "snug" } },
  micro: { value: { fontSize: "xs", lineHeight: "normal" } },
  amount: {
    value: {
      fontSize: "3xl",
      lineHeight: "tight",
      fontWeight: "bold",
      letterSpacing: "tight",
      fontVariantNumeric: "tabular-nums",
    },
  },
});
