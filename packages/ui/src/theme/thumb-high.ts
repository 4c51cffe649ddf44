/** A link on its own line: a target of thumb height, in a line that keeps its height. */
export const thumbHigh = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "control.sm",
  marginBlock: "-2.5",
} as const;
