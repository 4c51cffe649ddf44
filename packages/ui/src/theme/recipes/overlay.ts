import { defineRecipe } from "@chakra-ui/react";

/** A share of the screen, because with large text the padding of a dialog would otherwise fill it. */
const EDGE = "min({spacing.6}, 6.5vw)";

/** Native dialogs: the browser provides the top layer, the focus trap, Escape and the inert page behind. */
export const modalRecipe = defineRecipe({
  base: {
    // It may be opened from a cell of a table, whose text it would inherit.
    textAlign: "start",
    whiteSpace: "normal",
    position: "fixed",
    border: "0",
    bg: "surface.raised",
    color: "fg",
    boxShadow: "raised",
    overflow: "hidden",
    outline: "none",
    "&[open]": { display: "flex", flexDirection: "column" },
    _backdrop: {
      bg: "overlay",
      animationName: "appear",
      animationDuration: "moderate",
    },
    animationDuration: "slow",
    animationTimingFunction: "out",
    _print: { display: "none !important" },
  },
  variants: {
    placement: {
      center: {
        inset: "0",
        margin: "auto",
        width: "calc(100% - min(2.5rem, 12vw))",
        maxWidth: "25rem",
        height: "fit-content",
        maxHeight: "calc(100dvh - min(4rem, 10dvh))",
        borderRadius: "xl",
        animationName: "rise",
      },
      bottom: {
        insetInline: "0",
        insetBlockStart: "auto",
        insetBlockEnd: "0",
        marginInline: "auto",
        width: "full",
        maxWidth: "page.narrow",
        maxHeight: "calc(100dvh - min(2.5rem, 6dvh))",
        borderStartRadius: "0",
        borderTopRadius: "xl",
        paddingBlockEnd: "env(safe-area-inset-bottom)",
        animationName: "sheet-in",
      },
      side: {
        insetBlock: "0",
        insetInlineStart: "auto",
        insetInlineEnd: "0",
        margin: "0",
        marginInlineStart: "auto",
        width: "min(22rem, 88vw)",
        maxWidth: "none",
        height: "100dvh",
        maxHeight: "none",
        animationName: "panel-in",
      },
    },
  },
  defaultVariants: { placement: "center" },
});

export const modalHeaderRecipe = defineRecipe({
  base: {
    display: "flex",
    alignItems: "flex-start",
    justifyContent: "flex-end",
    flexShrink: "0",
    gap: "2",
    minHeight: "6",
    paddingInlineStart: EDGE,
    paddingInlineEnd: "min({spacing.3}, 3.5vw)",
    paddingBlockStart: "5",
    paddingBlockEnd: "1",
  },
});

export const modalTitleRecipe = defineRecipe({
  base: { textStyle: "heading", flex: "1", minWidth: "0", paddingBlockStart: "2", outline: "none" },
  variants: { concealed: { true: { srOnly: true } } },
});

export const modalBodyRecipe = defineRecipe({
  base: {
    flex: "1",
    minHeight: "0",
    overflowY: "auto",
    overscrollBehavior: "contain",
    paddingInline: EDGE,
    paddingBlockStart: "2",
    paddingBlockEnd: "5",
    color: "fg.muted",
  },
});

export const modalFooterRecipe = defineRecipe({
  base: {
    display: "flex",
    // With large text the buttons wrap.
    flexWrap: "wrap",
    flexShrink: "0",
    gap: "2",
    paddingInline: EDGE,
    paddingBlockStart: "2",
    paddingBlockEnd: EDGE,
    "& > *": { flex: "1" },
  },
});

export const toastRegionRecipe = defineRecipe({
  base: {
    position: "fixed",
    inset: "auto",
    insetInline: "0",
    insetBlockEnd: "calc(6.5rem + var(--tab-bar-room) + var(--bar-inset))",
    margin: "0",
    marginInline: "auto",
    width: "full",
    maxWidth: "28rem",
    paddingInline: "4",
    bg: "transparent",
    color: "inherit",
    border: "0",
    pointerEvents: "none",
    overflow: "visible",
    zIndex: "loader",
    _print: { display: "none" },
  },
});

/** One live region per urgency. Both exist before their messages, which would not be announced otherwise. */
export const toastQueueRecipe = defineRecipe({
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "2",
    "& + &": { marginBlockStart: "2" },
    "&:empty": { marginBlockStart: "0" },
  },
});

export const toastRecipe = defineRecipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    paddingInlineStart: "4",
    paddingInlineEnd: "1.5",
    minHeight: "control.lg",
    paddingBlock: "1.5",
    borderRadius: "md",
    bg: "fg",
    color: "fg.inverted",
    boxShadow: "raised",
    fontSize: "md",
    fontWeight: "medium",
    pointerEvents: "auto",
    animationName: "rise",
    animationDuration: "moderate",
    animationTimingFunction: "out",
    "& > span": { flex: "1", paddingBlock: "1.5" },
    "& button": { color: "inherit" },
    "& button:hover": { bg: "transparent" },
  },
});
