import { defineTextStyles } from "@chakra-ui/react";

/** Type scale: large and quiet; headings tighten, running text opens up. Sizes in rem. */
export const textStyles = defineTextStyles({
  display: {
    value: {
      fontSize: { base: "1.75rem", md: "2.375rem" },
      lineHeight: 1.32,
      fontWeight: "bold",
      letterSpacing: "-0.03em",
    },
  },
  title: {
    value: {
      fontSize: { base: "1.5rem", md: "1.75rem" },
      lineHeight: 1.36,
      fontWeight: "bold",
      letterSpacing: "-0.025em",
    },
  },
  heading: {
    value: {
      fontSize: "1.1875rem",
      lineHeight: 1.45,
      fontWeight: "bold",
      letterSpacing: "-0.02em",
    },
  },
  subheading: {
    value: {
      fontSize: "1.0625rem",
      lineHeight: 1.5,
      fontWeight: "semibold",
      letterSpacing: "-0.015em",
    },
  },
  body: { value: { fontSize: "1rem", lineHeight: 1.65, letterSpacing: "-0.01em" } },
  lead: { value: { fontSize: "1.0625rem", lineHeight: 1.65, letterSpacing: "-0.012em" } },
  label: {
    value: {
      fontSize: "0.9375rem",
      lineHeight: 1.5,
      fontWeight: "semibold",
      letterSpacing: "-0.01em",
    },
  },
  caption: { value: { fontSize: "0.875rem", lineHeight: 1.55, letterSpacing: "-0.005em" } },
  micro: { value: { fontSize: "0.8125rem", lineHeight: 1.5 } },
  amount: {
    value: {
      fontSize: "1.375rem",
      lineHeight: 1.3,
      fontWeight: "bold",
      letterSpacing: "-0.02em",
      fontVariantNumeric: "tabular-nums",
    },
  },
});
