import { defineRecipe } from "@chakra-ui/react";

/** As high as a table row, so that nothing moves when editing starts. */
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
    // In the same rule: a rule inserted with the first empty text would make the browser restyle the whole page.
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
