/** A link on its own line, or on two where it wraps: a target of thumb height, in lines that keep their height. */
export const thumbHigh = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "control.sm",
  paddingBlock: "2.5",
  marginBlock: "-2.5",
} as const;
