import { defineRecipe } from "@chakra-ui/react";
import { LARGE_TEXT } from "../large-text.ts";
import { thumbHigh } from "../thumb-high.ts";

export const cardRecipe = defineRecipe({
  base: { display: "block", borderRadius: "lg", bg: "surface", color: "fg", minWidth: "0" },
  variants: {
    variant: {
      raised: { bg: "surface.raised", boxShadow: "card" },
      outline: { boxShadow: "frame" },
      flat: { bg: "bg.subtle" },
      brand: { bg: "brand.subtle" },
    },
    padding: {
      none: {},
      sm: { padding: "4" },
      // Limited to a share of the screen on phones with large text.
      md: { padding: { base: "min(1.25rem, 5.2vw)", md: "6" } },
      lg: { padding: { base: "6", md: "8" } },
    },
  },
  defaultVariants: { variant: "outline", padding: "md" },
});

export const linkCardRecipe = defineRecipe({
  base: {
    display: "flex",
    flexDirection: { base: "column", md: "row" },
    alignItems: { base: "flex-start", md: "center" },
    gap: { base: "2", md: "4" },
    padding: { base: "4", md: "5" },
    borderRadius: "lg",
    bg: "surface.raised",
    color: "fg",
    boxShadow: "card",
    textDecoration: "none",
    transitionProperty: "background-color",
    transitionDuration: "fast",
    _hover: { bg: "surface.hover" },
    _highContrast: { borderWidth: "1px" },
  },
});

export const linkCardArtRecipe = defineRecipe({ base: { flexShrink: 0 } });
export const linkCardWordsRecipe = defineRecipe({
  base: { display: "flex", flexDirection: "column", gap: "0.5", minWidth: "0" },
});
export const linkCardTitleRecipe = defineRecipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1",
    textStyle: "subheading",
    _icon: { flexShrink: 0, color: "fg.subtle" },
  },
});
export const linkCardHintRecipe = defineRecipe({
  base: { textStyle: "caption", color: "fg.muted", textWrap: "pretty" },
});

const tone = (name: "danger" | "warning" | "success" | "info" | "brand") =>
  ({ bg: `${name}.subtle`, color: `${name}.fg` }) as const;

/**
 * All tones in one rule: a rule inserted later, with the first row of its state, would make the browser restyle the
 * whole page.
 */
export const badgeRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    flexShrink: 0,
    width: "fit-content",
    paddingInline: "2.5",
    paddingBlock: "1",
    borderRadius: "xs",
    fontSize: "xs",
    fontWeight: "semibold",
    lineHeight: "tight",
    whiteSpace: "nowrap",
    // A state in several words is wider than a small phone's card.
    [LARGE_TEXT]: { flexShrink: 1, whiteSpace: "normal" },
    bg: "bg.inset",
    color: "fg",
    "&[data-tone=info]": tone("info"),
    "&[data-tone=primary]": { bg: "brand.solid", color: "brand.contrast" },
    "&[data-tone=brand]": tone("brand"),
    "&[data-tone=success]": tone("success"),
    "&[data-tone=warning]": tone("warning"),
    "&[data-tone=danger]": tone("danger"),
    "&[data-tone=disabled]": { bg: "bg.subtle", color: "fg.subtle" },
  },
});

export const noticeRecipe = defineRecipe({
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "3",
    padding: "4",
    borderRadius: "md",
    textStyle: "body",
    fontSize: "md",
    color: "fg.muted",
    _icon: { flexShrink: 0, marginTop: "0.5" },
    _print: { breakInside: "avoid" },
  },
  variants: {
    tone: {
      neutral: { bg: "bg.subtle", _icon: { color: "fg.muted" } },
      info: { bg: "info.subtle", _icon: { color: "info.fg" } },
      success: { bg: "success.subtle", _icon: { color: "success.fg" } },
      warning: { bg: "warning.subtle", _icon: { color: "warning.fg" } },
      danger: { bg: "danger.subtle", _icon: { color: "danger.fg" } },
    },
  },
  defaultVariants: { tone: "neutral" },
});

export const noticeTextRecipe = defineRecipe({
  base: { flex: "1", minWidth: "0", display: "flex", flexDirection: "column", gap: "1" },
});

/** Only the title has the tone, because a wall of coloured text is hard to read. */
export const noticeTitleRecipe = defineRecipe({
  base: { fontWeight: "semibold" },
  variants: {
    tone: {
      neutral: { color: "fg" },
      info: { color: "info.fg" },
      success: { color: "success.fg" },
      warning: { color: "warning.fg" },
      danger: { color: "danger.fg" },
    },
  },
});

export const noticeBodyRecipe = defineRecipe({
  base: {
    "& a": { textDecoration: "underline", textUnderlineOffset: "3px" },
    // A button is on its own line below the text.
    "& > button": { display: "flex", marginBlockStart: "3" },
  },
});

/** A rejected submit focuses the whole box, so its focus ring is a frame around the notice inside. */
export const summaryRecipe = defineRecipe({
  base: {
    borderRadius: "md",
    _focusVisible: { outlineWidth: "2px", outlineColor: "danger.solid", outlineOffset: "0" },
  },
});

export const summaryListRecipe = defineRecipe({
  base: {
    display: "flex",
    flexDirection: "column",
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "control.sm",
      textDecoration: "underline",
      textUnderlineOffset: "3px",
    },
  },
});

export const emptyStateRecipe = defineRecipe({
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    textAlign: "center",
    gap: "2",
    paddingInline: "6",
  },
  variants: {
    // `small` for one of several parts of a screen.
    size: { small: { paddingBlock: "2" }, large: { paddingBlock: { base: "12", md: "16" } } },
  },
  defaultVariants: { size: "large" },
});

export const emptyStateArtRecipe = defineRecipe({ base: { marginBlockEnd: "4" } });
export const emptyStateTitleRecipe = defineRecipe({ base: { textStyle: "heading" } });
export const emptyStateTextRecipe = defineRecipe({
  base: { color: "fg.muted", maxWidth: "22rem", textWrap: "balance" },
});
export const emptyStateActionRecipe = defineRecipe({ base: { marginBlockStart: "5" } });

export const listRowRecipe = defineRecipe({
  base: {
    display: "flex",
    // Large text leaves no space beside the text, so the control wraps below it.
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "2",
    width: "full",
    minHeight: "control.lg",
    paddingBlock: "3",
    textAlign: "start",
    color: "fg",
  },
  variants: {
    interactive: {
      true: {
        cursor: "pointer",
        borderRadius: "sm",
        transitionProperty: "background-color",
        transitionDuration: "fast",
        _hover: { bg: "surface.hover" },
      },
    },
    // Rows are siblings, or each is in its own list item.
    divided: {
      true: { "& + &, li + li > &": { boxShadow: "rule.inside", borderTopRadius: "none" } },
    },
  },
});

export const listRowTextRecipe = defineRecipe({
  base: { flex: "1 1 5rem", minWidth: "0", display: "flex", flexDirection: "column" },
});
export const listRowTitleRecipe = defineRecipe({
  base: { fontWeight: "medium", "& > a": thumbHigh },
});
export const listRowHintRecipe = defineRecipe({
  base: { textStyle: "caption", color: "fg.muted" },
});
export const listRowEndRecipe = defineRecipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    marginInlineStart: "auto",
    color: "fg.muted",
    flexShrink: 0,
    maxWidth: "full",
  },
});
