import { defineRecipe } from "@chakra-ui/react";

/** Waits under 300 ms show nothing: every loading indicator fades in after that. */
const lateAppearance = {
  animationName: "appear",
  animationDuration: "moderate",
  animationDelay: "300ms",
  animationFillMode: "backwards",
} as const;

export const spinnerRecipe = defineRecipe({
  base: {
    display: "inline-block",
    borderRadius: "full",
    borderStyle: "solid",
    borderColor: "currentcolor",
    borderInlineEndColor: "transparent",
    animation: "spin 800ms linear infinite, appear 200ms 300ms backwards",
  },
  variants: {
    size: {
      sm: { width: "4", height: "4", borderWidth: "2px" },
      md: { width: "6", height: "6", borderWidth: "2.5px" },
      lg: { width: "10", height: "10", borderWidth: "3px" },
    },
  },
  defaultVariants: { size: "md" },
});

export const topLoaderRecipe = defineRecipe({
  base: {
    position: "fixed",
    insetInline: "0",
    insetBlockStart: "0",
    height: "3px",
    zIndex: "loader",
    overflow: "hidden",
    pointerEvents: "none",
    ...lateAppearance,
    _after: {
      content: '""',
      position: "absolute",
      insetBlock: "0",
      insetInlineStart: "0",
      width: "40%",
      borderRadius: "full",
      bg: "brand.solid",
      animation: "loader-run 1.2s ease-in-out infinite",
    },
    _print: { display: "none" },
  },
});

export const skeletonRecipe = defineRecipe({
  base: {
    display: "block",
    maxWidth: "full",
    bg: "bg.inset",
    borderRadius: "sm",
    animation: "pulse 1.6s ease-in-out infinite",
  },
  variants: {
    shape: {
      text: { height: "1em", marginBlock: "0.325em", borderRadius: "xs" },
      block: { width: "full" },
      // The text is drawn by the style alone, so that no reader and no search finds it.
      sample: {
        width: "fit-content",
        color: "transparent",
        _before: { content: "attr(data-sample)" },
      },
      circle: { borderRadius: "full", aspectRatio: "1" },
    },
  },
});
