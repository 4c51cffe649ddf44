/** Properties whose values are tokens, by token category. */
export const tokenProperties = {
  spacing: [
    "padding",
    "paddingBlock",
    "paddingBlockStart",
    "paddingBlockEnd",
    "paddingInline",
    "paddingInlineStart",
    "paddingInlineEnd",
    "margin",
    "marginTop",
    "marginBlock",
    "marginBlockStart",
    "marginBlockEnd",
    "marginInline",
    "marginInlineStart",
    "inset",
    "insetBlock",
    "insetBlockStart",
    "insetBlockEnd",
    "insetInline",
    "insetInlineStart",
    "insetInlineEnd",
    "top",
    "right",
    "bottom",
    "left",
    "gap",
    "rowGap",
    "columnGap",
    "borderSpacing",
  ],
  sizes: ["width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight"],
  colors: [
    "color",
    "backgroundColor",
    "borderColor",
    "borderInlineEndColor",
    "outlineColor",
    "accentColor",
  ],
  radii: ["borderRadius"],
  shadows: ["boxShadow"],
  zIndex: ["zIndex"],
  durations: ["animationDuration", "animationDelay", "transitionDuration"],
  easings: ["animationTimingFunction"],
  fonts: ["fontFamily"],
  fontSizes: ["fontSize"],
  fontWeights: ["fontWeight"],
  lineHeights: ["lineHeight"],
  letterSpacings: ["letterSpacing"],
} as const;

/** Properties without tokens that are allowed as style props; recipes may use any. */
export const cssProperties = [
  "alignItems",
  "aspectRatio",
  "border",
  "borderBlockEndWidth",
  "borderBlockStartWidth",
  "borderBottomWidth",
  "breakInside",
  "content",
  "cursor",
  "display",
  "flex",
  "flexDirection",
  "flexGrow",
  "flexShrink",
  "flexWrap",
  "fontVariantNumeric",
  "gridArea",
  "gridColumn",
  "gridTemplateAreas",
  "gridTemplateColumns",
  "justifyContent",
  "listStyleType",
  "objectFit",
  "opacity",
  "order",
  "overflow",
  "overflowWrap",
  "pointerEvents",
  "position",
  "scrollMarginBlockStart",
  "scrollMarginTop",
  "textAlign",
  "textWrap",
  "transform",
  "visibility",
  "whiteSpace",
] as const;

type TokenProperties = typeof tokenProperties;

/** The style props of Box, Text and the other components that accept them. */
export type StyleProp =
  | TokenProperties[keyof TokenProperties][number]
  | (typeof cssProperties)[number]
  | "bg"
  | "hideBelow"
  | "hideFrom"
  | "srOnly"
  | "textStyle"
  | `_${"after" | "before" | "hover" | "print"}`;
