/** The colours that all others derive from; a scale keeps its seed's hue and chroma. */
export const seeds = {
  neutral: "#8C8373",
  brand: "#1D5A45",
  accent: "#B98F5D",
  red: "#9E2B27",
  amber: "#B07A10",
  green: "#2C6639",
  blue: "#25567A",
};

/** Steps of a scale that do not follow its seed, such as `"brand.700"`; `pnpm tokens --from` writes them. */
export const exceptions: Readonly<Record<string, string>> = {};
