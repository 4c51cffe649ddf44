/** Colours of illustrations: they follow the colour scheme through the tokens' CSS variables. */
export const art = {
  line: "var(--dm-colors-art-line)",
  paper: "var(--dm-colors-art-paper)",
  kraft: "var(--dm-colors-art-kraft)",
  kraftLight: "var(--dm-colors-art-kraft-light)",
  kraftDark: "var(--dm-colors-art-kraft-dark)",
  leaf: "var(--dm-colors-art-leaf)",
  leafLight: "var(--dm-colors-art-leaf-light)",
  ground: "var(--dm-colors-art-ground)",
  sky: "var(--dm-colors-art-sky)",
} as const;

/** Attributes of every drawing: outlined shapes with round corners. */
export const outlined = {
  focusable: "false",
  fill: "none",
  stroke: art.line,
  strokeWidth: "2",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
