import { describe, expect, it } from "vitest";
import { listColors } from "./colors.ts";

/** Relative luminance of WCAG 2.2 for a `#rrggbb` colour. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["bg", "bg.subtle", "surface", "surface.raised", "surface.hover"];
const tints = ["brand", "danger", "warning", "success", "info"];

/** Text on its ground: 4.5 to 1 (WCAG 1.4.3). */
const textPairs = [
  ...[
    "fg",
    "fg.muted",
    "fg.subtle",
    "brand.fg",
    "danger.fg",
    "warning.fg",
    "success.fg",
    "info.fg",
  ].flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ...tints.map((tint) => [`${tint}.fg`, `${tint}.subtle`] as const),
  ...tints.map((tint) => ["fg", `${tint}.subtle`] as const),
  ...tints.map((tint) => ["fg.muted", `${tint}.subtle`] as const),
  ["fg", "bg.inset"],
  ["fg.inverted", "fg"],
  ["brand.contrast", "brand.solid"],
  ["brand.contrast", "brand.hover"],
  ["brand.contrast", "brand.active"],
  ["brand.fg", "brand.subtleHover"],
  ["danger.contrast", "danger.solid"],
  ["danger.contrast", "danger.hover"],
] as const;

/** Frames of controls and the focus ring: 3 to 1 (WCAG 1.4.11). */
const shapePairs = ["border.strong", "focus", "danger.solid", "brand.solid"].flatMap((shape) =>
  ["bg", "surface", "surface.raised"].map((ground) => [shape, ground] as const),
);

describe.each(["light", "dark"] as const)("the %s scheme", (scheme) => {
  const colors = new Map(listColors(scheme));
  const ratio = (first: string, second: string) =>
    contrast(colors.get(first) ?? "none", colors.get(second) ?? "none");

  it.each(textPairs)("%s can be read on %s", (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)("%s stands out from %s", (shape, ground) => {
    expect(ratio(shape, ground)).toBeGreaterThanOrEqual(3);
  });
});
