import { defineRecipe } from "@chakra-ui/react";
import { gutter } from "../gutter.ts";
import { LARGE_TEXT } from "../large-text.ts";
import { thumbHigh } from "../thumb-high.ts";

export const headerRecipe = defineRecipe({
  base: {
    position: "sticky",
    insetBlockStart: "0",
    zIndex: "header",
    bg: "bg",
    boxShadow: "rule.below",
    paddingBlockStart: "env(safe-area-inset-top)",
    [LARGE_TEXT]: { position: "static" },
    // In the app, hides the prerendered header until React removes it.
    "html[data-app] &": { display: "none" },
    _print: { display: "none" },
  },
  variants: { tone: { plain: {}, grey: { bg: "bg.subtle", boxShadow: "none" } } },
  defaultVariants: { tone: "plain" },
});

export const headerBarRecipe = defineRecipe({
  base: {
    display: "flex",
    alignItems: "center",
    // On a wide screen with text at 200 % the actions wrap below the logo; on a phone the mark alone leaves them room.
    flexWrap: "wrap",
    [LARGE_TEXT]: { flexWrap: "nowrap" },
    columnGap: { base: "1", md: "8" },
    minHeight: { base: "14", md: "16" },
    maxWidth: "calc({sizes.page.wide} + 4rem)",
    marginInline: "auto",
    paddingInlineStart: gutter,
    paddingInlineEnd: { base: "2.5", md: "8" },
  },
});

export const headerNavRecipe = defineRecipe({
  base: { display: { base: "none", md: "flex" }, alignItems: "center", gap: "1", flex: "1" },
});

export const headerActionsRecipe = defineRecipe({
  base: { display: "flex", alignItems: "center", gap: "1", marginInlineStart: "auto" },
});

export const navLinkRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "control.sm",
    paddingInline: "3",
    borderRadius: "sm",
    fontSize: "md",
    fontWeight: "medium",
    color: "fg.muted",
    whiteSpace: "nowrap",
    cursor: "pointer",
    _hover: { color: "fg", bg: "bg.subtle" },
    "&[aria-current=page]": { color: "fg", fontWeight: "semibold" },
  },
  variants: {
    layout: {
      bar: {},
      list: {
        minHeight: "control.lg",
        paddingInline: "0",
        fontSize: "xl",
        color: "fg",
        width: "full",
      },
    },
  },
  defaultVariants: { layout: "bar" },
});

export const logoRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minWidth: "min({sizes.control.sm}, 44px)",
    minHeight: "control.sm",
    fontSize: "2xl",
    fontWeight: "bold",
    letterSpacing: "tighter",
    color: "fg",
    whiteSpace: "nowrap",
  },
});

/** The name gives its place to the actions where text is large. */
export const logoNameRecipe = defineRecipe({ base: { [LARGE_TEXT]: { srOnly: true } } });

export const footerRecipe = defineRecipe({
  base: {
    bg: "bg.subtle",
    color: "fg.muted",
    textStyle: "micro",
    "html[data-app] &": { display: "none" },
    _print: { display: "none" },
  },
});

export const footerInnerRecipe = defineRecipe({
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "6",
    maxWidth: "calc({sizes.page.wide} + 4rem)",
    marginInline: "auto",
    paddingInline: gutter,
    paddingBlock: { base: "10", md: "14" },
  },
});

export const footerLinksRecipe = defineRecipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "5",
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "control.sm",
      // Four syllables are narrower than a thumb in some fonts.
      minWidth: "control.sm",
      fontSize: "sm",
      color: "fg",
    },
    "& a:hover": { textDecoration: "underline", textUnderlineOffset: "4px" },
  },
});

export const footerDetailsRecipe = defineRecipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "4",
    rowGap: "1.5",
    "& > div": { display: "flex", flexWrap: "wrap", columnGap: "1.5" },
    "& dt": { color: "fg.subtle" },
    // A long email address is wider than a narrow screen with text at 200 %.
    "& dd, & dd a": { minWidth: "0", overflowWrap: "anywhere" },
    "& a": {
      ...thumbHigh,
      textDecoration: "underline",
      textUnderlineOffset: "3px",
    },
  },
});

export const tabBarRecipe = defineRecipe({
  base: {
    position: "fixed",
    insetInline: "0",
    insetBlockEnd: "0",
    zIndex: "bar",
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    bg: "surface",
    boxShadow: "rule.above",
    paddingBlockEnd: "env(safe-area-inset-bottom)",
    _print: { display: "none" },
  },
});

export const tabRecipe = defineRecipe({
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "0.5",
    minHeight: "14",
    fontSize: "tab",
    whiteSpace: "nowrap",
    fontWeight: "medium",
    color: "fg.muted",
    "&[aria-current=page]": { color: "brand.fg", fontWeight: "bold" },
  },
});
