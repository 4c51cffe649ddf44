import { defineRecipe } from "@chakra-ui/react";

/** The parts shared by every form field: label, control frame, help and error. */
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
    // A legend is outside its fieldset's flex gap.
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
    // An example, such as an email address, is wider than a small phone with large text.
    overflowWrap: "anywhere",
    "& *": { overflowWrap: "anywhere" },
    _icon: { flexShrink: 0, marginTop: "0.5" },
  },
});

const controlFrame = {
  width: "full",
  minHeight: "control.md",
  borderRadius: "md",
  bg: "surface",
  color: "fg",
  boxShadow: "frame.strong",
  transitionProperty: "box-shadow, background-color",
  transitionDuration: "fast",
  // Forced colours (Windows' high contrast) drop the shadow that otherwise draws the frame.
  _highContrast: { borderWidth: "1px" },
} as const;

export const controlRecipe = defineRecipe({
  base: {
    ...controlFrame,
    paddingInline: "4",
    paddingBlock: "3",
    fontSize: "xl",
    lineHeight: "snug",
    letterSpacing: "snug",
    appearance: "none",
    _hover: { boxShadow: "frame.hover" },
    _focusVisible: { boxShadow: "frame.focus", outline: "none" },
    // Focus adds a ring and keeps the frame, which marks the error.
    _invalid: {
      boxShadow: "frame.invalid",
      _focusVisible: { boxShadow: "frame.invalid", outline: "3px solid", outlineColor: "focus" },
    },
    _readOnly: { bg: "bg.subtle", boxShadow: "frame" },
    _disabled: {
      bg: "bg.subtle",
      color: "fg.subtle",
      boxShadow: "frame",
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
      boxShadow: "frame.autofill",
    },
  },
  variants: {
    kind: {
      line: {},
      area: { minHeight: "7.5rem", resize: "vertical", lineHeight: "relaxed" },
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
    fontSize: "lg",
  },
  variants: {
    side: {
      start: { insetInlineStart: "4", pointerEvents: "none" },
      end: { insetInlineEnd: "1.5" },
      hint: { insetInlineEnd: "4", pointerEvents: "none" },
    },
  },
});
