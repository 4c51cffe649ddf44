import { defineSemanticTokens } from "@chakra-ui/react";

/** A palette colour for each scheme; `_dark` follows the system's preference. */
const pair = (light: string, dark: string) => ({
  value: { base: `{colors.${light}}`, _dark: `{colors.${dark}}` },
});

/** Tint, frame and text of one meaning. */
const tone = (scale: string) => ({
  fg: pair(`${scale}.700`, `${scale}.300`),
  subtle: pair(`${scale}.50`, `${scale}.900`),
  border: pair(`${scale}.200`, `${scale}.700`),
});

/** Text, frame and background of a filled control; white text is readable on all its states. */
const fill = (scale: string) => ({
  solid: pair(`${scale}.700`, `${scale}.500`),
  hover: pair(`${scale}.800`, `${scale}.600`),
  active: pair(`${scale}.900`, `${scale}.700`),
  contrast: pair("neutral.0", "neutral.0"),
});

/**
 * Colours by meaning: paper neutrals, the brand for main actions, selections and links, kraft browns only for
 * illustrations. Components use these names, never a palette step; colors.test.ts checks WCAG AA for every pair that
 * components combine.
 */
export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: pair("neutral.25", "neutral.950"),
    subtle: pair("neutral.50", "neutral.925"),
    inset: pair("neutral.100", "neutral.825"),
  },
  surface: {
    DEFAULT: pair("neutral.0", "neutral.900"),
    raised: pair("neutral.0", "neutral.875"),
    hover: pair("neutral.50", "neutral.850"),
  },
  fg: {
    DEFAULT: pair("neutral.900", "neutral.50"),
    muted: pair("neutral.700", "neutral.300"),
    subtle: pair("neutral.600", "neutral.400"),
    inverted: pair("neutral.25", "neutral.950"),
  },
  border: {
    DEFAULT: pair("neutral.200", "neutral.800"),
    strong: pair("neutral.500", "neutral.500"),
  },
  brand: {
    ...fill("brand"),
    ...tone("brand"),
    subtleHover: pair("brand.100", "brand.800"),
  },
  danger: { ...fill("red"), ...tone("red") },
  warning: tone("amber"),
  success: tone("green"),
  info: tone("blue"),
  focus: pair("brand.700", "brand.300"),
  overlay: pair("shade.44", "black.62"),
  shadow: {
    near: pair("shade.6", "black.30"),
    far: pair("shade.14", "black.50"),
    deep: pair("shade.22", "black.62"),
    // In the dark a shadow does not lift a surface by itself, so its edge gets a light hairline.
    edge: pair("shade.0", "light.8"),
  },
  art: {
    line: pair("neutral.825", "neutral.100"),
    paper: pair("neutral.25", "neutral.800"),
    kraft: pair("accent.300", "accent.600"),
    kraftLight: pair("accent.200", "accent.500"),
    kraftDark: pair("accent.400", "accent.700"),
    leaf: pair("brand.500", "brand.400"),
    leafLight: pair("brand.200", "brand.700"),
    ground: pair("neutral.100", "neutral.850"),
    sky: pair("blue.100", "blue.800"),
  },
});
