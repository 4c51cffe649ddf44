import { defineRecipe } from "@chakra-ui/react";

/** Parts that every form field shares: label, control frame, help and error. */
export const fieldRecipe = defineRecipe({
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "stretch",
    gap: "2",
    minWidth: "0",
    width: "full",
    border: "0",
  },
});

export const fieldLabelRecipe = defineRecipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1",
    textStyle: "label",
    color: "fg",
    width: "fit-content",
    // A legend stands outside its fieldset's flex gap.
    "legend&": { marginBlockEnd: "2" },
  },
  variants: { concealed: { true: { srOnly: true } } },
});

export const fieldMarkRecipe = defineRecipe({
  base: { fontWeight: "normal", color: "fg.subtle", textStyle: "micro" },
});

export const fieldHelpRecipe = defineRecipe({ base: { textStyle: "caption", color: "fg.muted" } });

export const fieldErrorRecipe = defineRecipe({
  base: {
    display: "flex",
    gap: "1.5",
    alignItems: "flex-start",
    textStyle: "caption",
    fontWeight: "medium",
    color: "danger.fg",
    _icon: { flexShrink: 0, marginTop: "0.5" },
  },
});

const controlFrame = {
  width: "full",
  minHeight: "control.md",
  borderRadius: "md",
  bg: "surface",
  color: "fg",
  boxShadow: "inset 0 0 0 1px {colors.border.strong}",
  transitionProperty: "box-shadow, background-color",
  transitionDuration: "fast",
  // Forced colours (Windows' high contrast) drop shadows, which draw the frame otherwise.
  _highContrast: { borderWidth: "1px" },
} as const;

const frameFocus = { boxShadow: "inset 0 0 0 2px {colors.focus}" } as const;
const frameInvalid = { boxShadow: "inset 0 0 0 2px {colors.danger.solid}" } as const;

export const controlRecipe = defineRecipe({
  base: {
    ...controlFrame,
    paddingInline: "4",
    paddingBlock: "3",
    fontSize: "1.0625rem",
    lineHeight: 1.4,
    letterSpacing: "-0.01em",
    appearance: "none",
    _hover: { boxShadow: "inset 0 0 0 1px {colors.fg.muted}" },
    _invalid: frameInvalid,
    _focusVisible: { ...frameFocus, outline: "none" },
    _readOnly: { bg: "bg.subtle", boxShadow: "inset 0 0 0 1px {colors.border}" },
    _disabled: {
      bg: "bg.subtle",
      color: "fg.subtle",
      boxShadow: "inset 0 0 0 1px {colors.border}",
    },
    "&:is(:disabled)": { cursor: "not-allowed", opacity: 1 },
    "&::-webkit-calendar-picker-indicator": {
      width: "6",
      height: "6",
      opacity: 0.6,
      cursor: "pointer",
    },
    "&::-webkit-date-and-time-value": { textAlign: "start" },
    "&:is(:autofill)": {
      boxShadow: "inset 0 0 0 1px {colors.brand.border}, inset 0 0 0 10rem {colors.brand.subtle}",
    },
  },
  variants: {
    kind: {
      line: {},
      area: { minHeight: "7.5rem", resize: "vertical", lineHeight: 1.6 },
      select: { paddingInlineEnd: "12", cursor: "pointer" },
    },
    start: { true: { paddingInlineStart: "12" } },
    end: { true: { paddingInlineEnd: "14" } },
  },
  defaultVariants: { kind: "line" },
});

export const controlFrameRecipe = defineRecipe({ base: { position: "relative", width: "full" } });

export const controlAdornmentRecipe = defineRecipe({
  base: {
    position: "absolute",
    insetBlock: "0",
    display: "flex",
    alignItems: "center",
    color: "fg.muted",
    fontSize: "1rem",
  },
  variants: {
    side: {
      start: { insetInlineStart: "4", pointerEvents: "none" },
      end: { insetInlineEnd: "1.5" },
      hint: { insetInlineEnd: "4", pointerEvents: "none" },
    },
  },
});
