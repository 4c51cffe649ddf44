import { defineRecipe } from "@chakra-ui/react";
import { gutter } from "../gutter.ts";
import { whereBarsScroll } from "../large-text.ts";

/** On phones the container of the action bar grows to the bottom of the screen, where the bar is. */
const withActionBar = {
  "&:has([data-action-bar])": { paddingBlockEnd: { base: "0", md: "14" } },
  "& form:has([data-action-bar])": { display: "flex", flexDirection: "column" },
  "& :has([data-action-bar])": { flexGrow: 1 },
  // Keeps a focused field and its error above the bar. Not a scroll padding: the bar's own buttons are within it, so
  // focusing one of them would scroll the page to its end.
  "&:has([data-action-bar]) :is(a, button, input, select, textarea, summary, [id$=-error])": {
    scrollMarginBlockEnd: "calc(8rem + var(--tab-bar-room))",
    ...whereBarsScroll({ scrollMarginBlockEnd: "0" }),
  },
  "& [data-action-bar] :is(a, button)": { scrollMarginBlockEnd: "0 !important" },
} as const;

export const pageRecipe = defineRecipe({
  base: {
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    width: "full",
    marginInline: "auto",
    paddingInline: gutter,
    paddingBlockStart: { base: "8", md: "14" },
    paddingBlockEnd: { base: "16", md: "24" },
    outline: "none",
    // A sheet has margins of its own. Important, because breakpoints come in a later rule.
    _print: { display: "block", padding: "0 !important" },
    ...withActionBar,
  },
  variants: {
    width: {
      narrow: { maxWidth: "calc({sizes.page.narrow} + 4rem)" },
      wide: { maxWidth: "calc({sizes.page.wide} + 4rem)" },
      // A single task: fills a phone's screen, a card on desktop.
      card: {
        maxWidth: { base: "calc({sizes.page.narrow} + 4rem)", md: "page.card" },
        flexGrow: { base: 1, md: 0 },
        minHeight: { md: "26rem" },
        marginBlock: { md: "14" },
        padding: { md: "10" },
        borderRadius: { md: "xl" },
        bg: { md: "surface" },
        boxShadow: { md: "card" },
        "&:has([data-action-bar])": { paddingBlockEnd: { base: "0", md: "10" } },
      },
    },
    bottomBar: {
      true: {
        paddingBlockStart: { base: "5", md: "14" },
        paddingBlockEnd: { base: "8", lg: "24" },
      },
    },
  },
  defaultVariants: { width: "narrow" },
});

/** Fades into the page above it, so that content does not look cut off on a page longer than the screen. */
export const actionBarRecipe = defineRecipe({
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "3",
    position: { base: "sticky", md: "static" },
    insetBlockEnd: "var(--tab-bar-room)",
    zIndex: "sticky",
    marginBlockStart: { base: "auto", md: "0" },
    marginInline: { base: "-5", md: "0" },
    paddingInline: { base: "5", md: "0" },
    paddingBlockStart: { base: "2", md: "0" },
    paddingBlockEnd: { base: "calc({spacing.4} + var(--bar-inset))", md: "0" },
    bg: { base: "bg", md: "transparent" },
    _before: {
      content: '""',
      display: { base: "block", md: "none" },
      position: "absolute",
      insetInline: "0",
      insetBlockEnd: "100%",
      height: "5",
      backgroundImage: "linear-gradient(to top, {colors.bg}, transparent)",
      pointerEvents: "none",
    },
    ...whereBarsScroll({ position: "static" }),
    _print: { display: "none" },
  },
});

/** Lies over what the bar cuts off and lets every press through. */
export const moreBelowRecipe = defineRecipe({
  base: {
    position: "absolute",
    insetBlockEnd: "calc(100% + {spacing.2})",
    insetInline: "0",
    width: "fit-content",
    marginInline: "auto",
    display: "flex",
    alignItems: "center",
    gap: "1",
    paddingInline: "3",
    paddingBlock: "1",
    borderRadius: "full",
    bg: "fg",
    color: "bg",
    textStyle: "caption",
    pointerEvents: "none",
    visibility: "hidden",
    "[data-action-bar] > &": { display: { md: "none" } },
    ...whereBarsScroll({ display: "none" }),
  },
  variants: { shown: { true: { visibility: "visible" } } },
});

export const splitRecipe = defineRecipe({
  base: {
    display: "grid",
    gap: { base: "8", lg: "16" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) min(22rem, 40%)" },
    alignItems: "start",
  },
});

export const splitAsideRecipe = defineRecipe({
  base: { position: { base: "static", lg: "sticky" }, insetBlockStart: "6rem", minWidth: "0" },
});

export const sectionRecipe = defineRecipe({
  base: { display: "flex", flexDirection: "column", gap: { base: "5", md: "6" }, minWidth: "0" },
});

export const sectionHeaderRecipe = defineRecipe({
  base: { display: "flex", flexDirection: "column", gap: "1.5" },
});

export const sectionTitleRowRecipe = defineRecipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "4",
    rowGap: "2",
  },
});

export const sectionTextRecipe = defineRecipe({ base: { color: "fg.muted" } });

export const dividerRecipe = defineRecipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    textStyle: "caption",
    color: "fg.muted",
    _before: { content: '""', flex: "1", height: "1px", bg: "border" },
    _after: { content: '""', flex: "1", height: "1px", bg: "border" },
  },
});
