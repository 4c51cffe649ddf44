import { describe, expect, it } from "vitest";
import { listColors, type Scheme } from "./forced-scheme.ts";
import { createPalette, seeds } from "./palette.ts";

/** Semantic colours of a scheme as `#rrggbb`, for the seeds with some changed. */
function colorsOf(scheme: Scheme, changed: Partial<typeof seeds> = {}): Map<string, string> {
  const steps = new Map<string, string>(
    Object.entries(createPalette({ ...seeds, ...changed })).flatMap(([scale, values]) =>
      Object.entries(values).map(([step, { value }]) => [`${scale}.${step}`, value] as const),
    ),
  );
  return new Map(listColors(scheme).map(([name, token]) => [name, steps.get(token) ?? "none"]));
}

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

/** Text on its background: 4.5 to 1 (WCAG 1.4.3). */
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
  ...["brand", "danger"].flatMap((fill) =>
    ["solid", "hover", "active"].map((state) => [`${fill}.contrast`, `${fill}.${state}`] as const),
  ),
  ["brand.fg", "brand.subtleHover"],
] as const;

/** Frames of controls and the focus ring: 3 to 1 (WCAG 1.4.11). */
const shapePairs = ["border.strong", "focus", "danger.solid", "brand.solid"].flatMap((shape) =>
  ["bg", "surface", "surface.raised"].map((ground) => [shape, ground] as const),
);

const brands = { pine: seeds.brand, indigo: "#3B3FA8", crimson: "#A3123F", ochre: "#8A5A00" };

describe.each(["light", "dark"] as const)("the %s scheme", (scheme) => {
  const colors = colorsOf(scheme);
  const ratio = (first: string, second: string, from = colors) =>
    contrast(from.get(first) ?? "none", from.get(second) ?? "none");

  it.each(textPairs)("has enough contrast for %s on %s", (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)("has enough contrast between %s and %s", (shape, ground) => {
    expect(ratio(shape, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(brands))("keeps its contrast when the brand is %s", (_name, brand) => {
    const changed = colorsOf(scheme, { brand });
    const short = (pairs: readonly (readonly [string, string])[], least: number) =>
      pairs.filter(([first, second]) => !(ratio(first, second, changed) >= least));
    expect([...short(textPairs, 4.5), ...short(shapePairs, 3)]).toEqual([]);
  });

  it("changes only fills, links, tints, frames and the focus ring when the brand changes", () => {
    const changed = colorsOf(scheme, { brand: brands.indigo });
    const followers = [...colors].filter(([name, value]) => changed.get(name) !== value);
    expect(followers.map(([name]) => name).toSorted()).toEqual([
      "art.leaf",
      "art.leafLight",
      "brand.active",
      "brand.border",
      "brand.fg",
      "brand.hover",
      "brand.solid",
      "brand.subtle",
      "brand.subtleHover",
      "focus",
    ]);
  });

  it("takes every colour from a step of the palette", () => {
    expect([...colors].filter(([, value]) => value === "none")).toEqual([]);
  });
});

describe("the dark scheme", () => {
  const colors = colorsOf("dark");
  it.each([
    ["surface", "bg", 1.2],
    ["surface.raised", "bg", 1.3],
    ["bg.inset", "surface", 1.4],
    ["bg.inset", "bg", 1.6],
    ["border", "surface", 1.6],
  ])("separates %s from %s without shadows", (first, second, least) => {
    expect(contrast(colors.get(first) ?? "", colors.get(second) ?? "")).toBeGreaterThan(least);
  });
});

it("the light scheme uses the exact brand colour for fills", () => {
  expect(colorsOf("light").get("brand.solid")).toBe(seeds.brand.toLowerCase());
});
