import { defineRecipe } from "@chakra-ui/react";

/** As high as the row of a table, so that nothing moves when typing begins. */
const place = {
  display: "block",
  width: "full",
  height: "control.sm",
  paddingInline: "2",
  marginInlineStart: "-2",
  borderRadius: "sm",
  fontSize: "md",
  lineHeight: "snug",
  textAlign: "start",
  color: "fg",
} as const;

export const inlineEditButtonRecipe = defineRecipe({
  base: {
    ...place,
    overflow: "clip",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    cursor: "text",
    _hover: { boxShadow: "frame.strong", bg: "surface" },
    _focusVisible: { outlineOffset: "-3px" },
    // Of the same rule: one that came with the first empty text would make the browser style the whole page again.
    "&[data-empty]": { color: "fg.subtle" },
  },
});

export const inlineEditInputRecipe = defineRecipe({
  base: {
    ...place,
    bg: "surface",
    boxShadow: "frame.focus",
    _focusVisible: { outline: "none" },
    _invalid: { boxShadow: "frame.invalid" },
    _readOnly: { color: "fg.muted" },
  },
});
