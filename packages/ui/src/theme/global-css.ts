import { defineGlobalStyles, defineKeyframes } from "@chakra-ui/react";

/** Movements that more than one component uses; all of them stop under reduced motion (globalCss). */
export const keyframes = defineKeyframes({
  spin: { to: { transform: "rotate(360deg)" } },
  appear: { from: { opacity: 0 } },
  rise: { from: { opacity: 0, transform: "translateY(0.5rem)" } },
  "sheet-in": { from: { transform: "translateY(100%)" } },
  "panel-in": { from: { transform: "translateX(100%)" } },
  pulse: { "50%": { opacity: 0.55 } },
  "loader-run": { from: { transform: "translateX(-100%)" }, to: { transform: "translateX(250%)" } },
});

/** What holds for every page: paper, ink, Korean line breaking, a visible focus ring, and stillness on request. */
export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: "light dark",
    // What the browser draws itself: sliders, progress, the day of a date's own calendar.
    accentColor: "brand.solid",
    // Below the header, with room for the label of a field that takes the focus.
    scrollPaddingBlockStart: "7rem",
    // The room that the app's TabBar takes at the lower edge, and what is left there for a bar above it to keep free.
    "--tab-bar-room": "0px",
    "--bar-inset": "env(safe-area-inset-bottom)",
    "--global-font-body": "fonts.body",
    "--global-color-border": "colors.border",
  },
  // What takes the focus comes to rest above a bar that is fixed at the bottom.
  "html:has([data-bottom-bar=tabs])": {
    scrollPaddingBlockEnd: "var(--tab-bar-room)",
    "--tab-bar-room": "calc(3.5rem + env(safe-area-inset-bottom))",
    "--bar-inset": "0px",
  },
  "html:has([data-bottom-bar=price])": {
    scrollPaddingBlockEnd: "calc(8rem + var(--tab-bar-room))",
  },
  body: {
    backgroundColor: "bg",
    color: "fg",
    fontFamily: "body",
    fontSize: "lg",
    lineHeight: "relaxed",
    letterSpacing: "snug",
    wordBreak: "keep-all",
    // No line that holds a single short word; headings balance theirs.
    textWrap: "pretty",
    _print: { backgroundColor: "white", color: "black" },
  },
  // A bar that is fixed at the bottom (PriceBar on phones, TabBar) never covers the end of the page.
  "body:has([data-bottom-bar])": { paddingBlockEnd: "var(--tab-bar-room)" },
  "body:has([data-bottom-bar=price])": {
    paddingBlockEnd: {
      base: "calc(5rem + var(--tab-bar-room) + var(--bar-inset))",
      lg: "var(--tab-bar-room)",
    },
  },
  // A dialog locks the page; where a scrollbar took room, its room stays, so that nothing jumps (modal.tsx).
  "html:has(dialog[open])": { overflow: "hidden" },
  "html[data-scrollbar]:has(dialog[open])": { scrollbarGutter: "stable" },
  "*::placeholder": { color: "fg.subtle" },
  ":focus-visible": {
    outline: "3px solid",
    outlineColor: "focus",
    outlineOffset: "2px",
  },
  // These take the focus only to be read out, never to be operated.
  ":is(h1, h2, h3, main, [data-focus-target]):focus-visible": { outline: "none" },
  "::selection": { backgroundColor: "brand.border", color: "fg" },
  "*, *::before, *::after, *::backdrop": {
    _motionReduce: {
      animationDuration: "1ms !important",
      animationDelay: "0ms !important",
      animationIterationCount: "1 !important",
      // Not a short duration: with one, every element would pass a change of colour on a frame late.
      transition: "none !important",
      scrollBehavior: "auto !important",
    },
  },
});
