import { defineRecipe } from "@chakra-ui/react";

/** A busy button ignores presses, too, but keeps its colours. */
const UNUSABLE = "&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])";

const filled = (scale: "brand" | "danger") =>
  ({
    bg: `${scale}.solid`,
    color: `${scale}.contrast`,
    _hover: { bg: `${scale}.hover` },
    _active: { bg: `${scale}.active` },
    [UNUSABLE]: { bg: "bg.inset", color: "fg.subtle" },
  }) as const;

/** Filled for the one main action of a screen, then quieter variants; at least 44 px high. */
export const buttonRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    flexShrink: 0,
    maxWidth: "full",
    position: "relative",
    borderRadius: "md",
    fontWeight: "semibold",
    letterSpacing: "snug",
    lineHeight: "tight",
    textAlign: "center",
    textDecoration: "none",
    userSelect: "none",
    cursor: "pointer",
    transitionProperty: "background-color, border-color, color, transform",
    transitionDuration: "fast",
    _active: { transform: "scale(0.985)" },
    _disabled: { cursor: "not-allowed" },
    _highContrast: { borderWidth: "1px" },
    // Nobody presses paper.
    _print: { display: "none" },
    _icon: { flexShrink: 0 },
  },
  variants: {
    variant: {
      filled: filled("brand"),
      tinted: {
        bg: "brand.subtle",
        color: "brand.fg",
        _hover: { bg: "brand.subtleHover" },
        [UNUSABLE]: { bg: "bg.subtle", color: "fg.subtle" },
      },
      outline: {
        bg: "surface",
        color: "fg",
        boxShadow: "frame.strong",
        _hover: { bg: "surface.hover" },
        [UNUSABLE]: { color: "fg.subtle", boxShadow: "frame" },
      },
      plain: {
        bg: "transparent",
        color: "fg",
        _hover: { bg: "bg.subtle" },
        [UNUSABLE]: { color: "fg.subtle" },
      },
      danger: filled("danger"),
    },
    size: {
      sm: {
        minHeight: "control.sm",
        paddingInline: "4",
        fontSize: "md",
        borderRadius: "sm",
      },
      md: { minHeight: "control.md", paddingInline: "5", fontSize: "lg" },
      lg: { minHeight: "control.lg", paddingInline: "6", fontSize: "xl" },
    },
    block: { true: { width: "full" } },
  },
  defaultVariants: { variant: "filled", size: "md" },
});

export const buttonLabelRecipe = defineRecipe({
  base: { display: "inline-flex", alignItems: "center", justifyContent: "center", gap: "2" },
  variants: { concealed: { true: { opacity: 0 } } },
});

export const buttonBusyRecipe = defineRecipe({
  base: { position: "absolute", inset: "0", display: "grid", placeItems: "center" },
});

export const iconButtonRecipe = defineRecipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    // Its icon does not grow with the text.
    minWidth: "min({sizes.control.sm}, 14vw)",
    minHeight: "control.sm",
    borderRadius: "full",
    color: "fg",
    cursor: "pointer",
    transitionProperty: "background-color, color",
    transitionDuration: "fast",
    _hover: { bg: "bg.subtle" },
    _active: { bg: "bg.inset" },
    _disabled: { color: "fg.subtle", cursor: "not-allowed", opacity: 0.6 },
  },
  variants: {
    variant: {
      plain: {},
      outline: { boxShadow: "frame.strong", bg: "surface" },
      tinted: { bg: "brand.subtle", color: "brand.fg", _hover: { bg: "brand.subtleHover" } },
    },
  },
  defaultVariants: { variant: "plain" },
});

export const brandTileRecipe = defineRecipe({
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "2",
    minWidth: "0",
    paddingBlock: "1",
    borderRadius: "md",
    textStyle: "caption",
    color: "fg",
    cursor: "pointer",
    _active: { transform: "scale(0.97)" },
    _hover: { "& > :first-of-type": { boxShadow: "frame.strong" } },
  },
});

/** A round frame; marks with their own background fill it. */
export const brandTileStageRecipe = defineRecipe({
  base: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    width: "14",
    height: "14",
    borderRadius: "full",
    overflow: "hidden",
    bg: "surface",
    boxShadow: "frame",
    _highContrast: { borderWidth: "1px" },
  },
  variants: {
    brand: {
      none: {},
      naver: { "& svg": { width: "full", height: "full" } },
      kakao: { "& svg": { width: "full", height: "full" } },
      google: {},
      apple: { bg: "fg", color: "fg.inverted" },
    },
  },
});
