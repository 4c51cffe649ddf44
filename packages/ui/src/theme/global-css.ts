import { defineGlobalStyles, defineKeyframes } from "@chakra-ui/react";

const sheet = {
  margin: "14mm 14mm 16mm",
  // Where a browser has no such box, its own print dialog numbers the pages.
  "@bottom-right": {
    content: "counter(page) ' / ' counter(pages)",
    fontSize: "9pt",
    color: "#555",
  },
};

/** Animations that more than one component uses; reduced motion disables all of them (globalCss). */
export const keyframes = defineKeyframes({
  spin: { to: { transform: "rotate(360deg)" } },
  appear: { from: { opacity: 0 } },
  rise: { from: { opacity: 0, transform: "translateY(0.5rem)" } },
  "sheet-in": { from: { transform: "translateY(100%)" } },
  "panel-in": { from: { transform: "translateX(100%)" } },
  pulse: { "50%": { opacity: 0.55 } },
  "loader-run": { from: { transform: "translateX(-100%)" }, to: { transform: "translateX(250%)" } },
});

const withoutPriceBar = {
  scrollPaddingBlockEnd: "var(--tab-bar-room)",
  "--price-bar-room": "var(--tab-bar-room)",
} as const;

/** Styles of every page: background, text, Korean line breaking, a visible focus ring, and reduced motion. */
export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: "light dark",
    // For native controls: sliders, progress bars, the date picker.
    accentColor: "brand.solid",
    // Keeps a focused field below the header, with space for its label.
    scrollPaddingBlockStart: "7rem",
    // The space that the app's TabBar takes at the bottom, and the inset that a bar above it still has to keep free.
    "--tab-bar-room": "0px",
    "--bar-inset": "env(safe-area-inset-bottom)",
    "--global-font-body": "fonts.body",
    "--global-color-border": "colors.border",
    // A sheet is read from nearer than a screen, and everything is measured in rem.
    _print: { fontSize: "75%" },
    // Whoever asks for more contrast gets text in two strengths, and frames that are seen without effort. Important,
    // because the tokens' layer comes after this one.
    "@media (prefers-contrast: more)": {
      "--dm-colors-fg-muted": "{colors.fg} !important",
      "--dm-colors-fg-subtle": "{colors.neutral.700} !important",
      "--dm-colors-border": "{colors.neutral.600} !important",
      "--dm-colors-border-strong": "{colors.fg} !important",
      _dark: {
        "--dm-colors-fg-subtle": "{colors.neutral.300} !important",
        "--dm-colors-border": "{colors.neutral.400} !important",
      },
    },
  },
  // Keeps a focused element above a bar fixed at the bottom.
  "html:has([data-bottom-bar=tabs])": {
    scrollPaddingBlockEnd: "var(--tab-bar-room)",
    "--tab-bar-room": "calc(3.5rem + env(safe-area-inset-bottom))",
    "--bar-inset": "0px",
  },
  "html:has([data-bottom-bar=price])": {
    scrollPaddingBlockEnd: "calc(8rem + var(--tab-bar-room))",
    "--price-bar-room": "calc(5rem + var(--tab-bar-room) + var(--bar-inset))",
    // Where it scrolls along with the page (theme/large-text.ts) it needs no room.
    "&[data-large-text]": withoutPriceBar,
    "@media (max-height: 600px)": withoutPriceBar,
  },
  "html[data-large-text]": { scrollPaddingBlockStart: "2.5rem" },
  body: {
    backgroundColor: "bg",
    color: "fg",
    fontFamily: "body",
    fontSize: "lg",
    lineHeight: "relaxed",
    letterSpacing: "snug",
    wordBreak: "keep-all",
    // Avoids lines with a single short word; headings use balance.
    textWrap: "pretty",
    _print: { backgroundColor: "white", color: "black" },
  },
  "@page": sheet,
  // A heading stays with what it is about, and a row in one piece.
  ":is(h1, h2, h3, h4, caption, thead)": { _print: { breakAfter: "avoid" } },
  tr: { _print: { breakInside: "avoid" } },
  // Nobody presses paper. Important, because recipes come in a later layer.
  ":is(button, summary, input, select, textarea)": { _print: { display: "none !important" } },
  // Keeps the end of the page clear of a bar fixed at the bottom (PriceBar on phones, TabBar).
  "body:has([data-bottom-bar])": {
    paddingBlockEnd: "var(--tab-bar-room)",
    _print: { paddingBlockEnd: "0 !important" },
  },
  "body:has([data-bottom-bar=price])": {
    paddingBlockEnd: {
      base: "var(--price-bar-room)",
      lg: "var(--tab-bar-room)",
    },
  },
  // A dialog locks scrolling; the space of a visible scrollbar is kept, so that the layout does not shift (modal.tsx).
  "html:has(dialog[open])": { overflow: "hidden" },
  "html[data-scrollbar]:has(dialog[open])": { scrollbarGutter: "stable" },
  "*::placeholder": { color: "fg.subtle" },
  // A browser's translation puts every text into these, and the reset takes from them how their parent breaks words.
  font: { overflowWrap: "inherit" },
  ":focus-visible": {
    outline: "3px solid",
    outlineColor: "focus",
    outlineOffset: "2px",
  },
  // These are focused only to be announced, never to be operated.
  ":is(h1, h2, h3, main, [data-focus-target]):focus-visible": { outline: "none" },
  "::selection": { backgroundColor: "brand.border", color: "fg" },
  "*, *::before, *::after, *::backdrop": {
    _motionReduce: {
      animationDuration: "1ms !important",
      animationDelay: "0ms !important",
      animationIterationCount: "1 !important",
      // Not a short duration, with which every element would pass a change of colour on one frame late.
      transition: "none !important",
      scrollBehavior: "auto !important",
    },
  },
});
