import { listColors, type Scheme } from "./forced-scheme.ts";
import { createPalette, type Seeds } from "./palette.ts";
import { exceptions, seeds } from "./seeds.ts";

/** Semantic colours of a scheme as `#rrggbb`, for seeds and exceptions. */
export function colorsOf(
  scheme: Scheme,
  from: Seeds = seeds,
  except: Readonly<Record<string, string>> = exceptions,
): Map<string, string> {
  const steps = new Map<string, string>(
    Object.entries(createPalette(from, except)).flatMap(([scale, values]) =>
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

/** Contrast of WCAG 2.2 between two `#rrggbb` colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["bg", "bg.subtle", "surface", "surface.raised", "surface.hover"];
const tints = ["brand", "danger", "warning", "success", "info"];

/** Text on its background: 4.5 to 1 (WCAG 1.4.3). */
export const textPairs = [
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
export const shapePairs = ["border.strong", "focus", "danger.solid", "brand.solid"].flatMap(
  (shape) => ["bg", "surface", "surface.raised"].map((ground) => [shape, ground] as const),
);

/** The pairs whose contrast is too low for seeds and exceptions in either scheme, such as `dark: fg.muted on bg 4.31`. */
export function tooClose(
  from: Seeds,
  except: Readonly<Record<string, string>> = exceptions,
): readonly string[] {
  return (["light", "dark"] as const).flatMap((scheme) => {
    const colors = colorsOf(scheme, from, except);
    const short = (pairs: readonly (readonly [string, string])[], least: number) =>
      pairs.flatMap(([first, second]) => {
        const ratio = contrast(colors.get(first) ?? "none", colors.get(second) ?? "none");
        return ratio >= least ? [] : [`${scheme}: ${first} on ${second} ${ratio.toFixed(2)}`];
      });
    return [...short(textPairs, 4.5), ...short(shapePairs, 3)];
  });
}
