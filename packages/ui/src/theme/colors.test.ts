import { describe, expect, it } from "vitest";
import { colorsOf, contrast, shapePairs, tooClose, textPairs } from "./contrast.ts";
import { seeds } from "./seeds.ts";

const brands = { pine: seeds.brand, indigo: "#3B3FA8", crimson: "#A3123F", ochre: "#8A5A00" };

describe.each(["light", "dark"] as const)("the %s scheme", (scheme) => {
  const colors = colorsOf(scheme);
  const ratio = (first: string, second: string) =>
    contrast(colors.get(first) ?? "none", colors.get(second) ?? "none");

  it.each(textPairs)("has enough contrast for %s on %s", (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)("has enough contrast between %s and %s", (shape, ground) => {
    expect(ratio(shape, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(brands))("keeps its contrast when the brand is %s", (_name, brand) => {
    expect(tooClose({ ...seeds, brand })).toEqual([]);
  });

  it("changes only fills, links, tints, frames and the focus ring when the brand changes", () => {
    const changed = colorsOf(scheme, { ...seeds, brand: brands.indigo });
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
