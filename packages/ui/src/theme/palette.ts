import { exceptions, type seeds } from "./seeds.ts";

export type Seeds = Readonly<Record<keyof typeof seeds, string>>;

/**
 * Lightness (the cube root of WCAG's relative luminance), then the share of the seed's chroma. Equal steps have equal
 * lightness in every scale, so the contrast of two steps does not depend on the seeds.
 */
const hueSteps = {
  50: [0.953, 0.19],
  100: [0.912, 0.34],
  200: [0.845, 0.5],
  300: [0.79, 0.85],
  400: [0.69, 1.05],
  500: [0.56, 1.15],
  600: [0.497, 1.1],
  // The seed itself, if it is as light as the brand's.
  700: [0.431, 1],
  800: [0.365, 0.6],
  900: [0.29, 0.34],
} as const;

const neutralSteps = {
  0: [1, 0],
  25: [0.984, 0.22],
  50: [0.96, 0.4],
  100: [0.922, 0.65],
  200: [0.892, 0.75],
  300: [0.78, 0.8],
  400: [0.7, 0.8],
  500: [0.605, 1],
  600: [0.515, 0.9],
  700: [0.448, 0.85],
  800: [0.41, 0.5],
  825: [0.368, 0.45],
  850: [0.315, 0.4],
  875: [0.29, 0.38],
  900: [0.262, 0.35],
  925: [0.222, 0.32],
  950: [0.185, 0.3],
} as const;

type Steps = Readonly<Record<number, readonly [lightness: number, chroma: number]>>;

const toLinear = (part: number) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const toGamma = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

const clamp = (part: number) => Math.min(1, Math.max(0, part));

/** Chromatic axes of a `#rrggbb` colour in OKLab (https://bottosson.github.io/posts/oklab). */
function axesOf(hex: string): readonly [a: number, b: number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) =>
    toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Linear RGB of an OKLab colour. */
function toRgb(lightness: number, a: number, b: number): readonly [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** `#rrggbb` of a lightness and chromatic axes; out-of-gamut values are clipped. */
function toHex(lightness: number, a: number, b: number): string {
  let corrected = lightness;
  // OKLab's lightness differs from luminance by hue; two correction steps leave an error below one percent.
  for (let step = 0; step < 2; step += 1) {
    const [red, green, blue] = toRgb(corrected, a, b);
    corrected *= lightness / Math.cbrt(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  const parts = toRgb(corrected, a, b).map((part) => Math.round(255 * toGamma(clamp(part))));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

type Scale = Record<string, { value: string }>;

function scale(seed: string, steps: Steps): Scale {
  const [a, b] = axesOf(seed);
  return Object.fromEntries(
    Object.entries(steps).map(([step, [lightness, chroma]]) => [
      step,
      { value: toHex(lightness, a * chroma, b * chroma) },
    ]),
  );
}

/** One colour at several opacities, in percent. */
function veil(rgb: string, ...percents: readonly number[]): Record<string, { value: string }> {
  return Object.fromEntries(
    percents.map((percent) => [percent, { value: `rgb(${rgb} / ${percent / 100})` }]),
  );
}

/** The primitive colours: a scale for each seed. Recipes and screens use the semantic colours of colors.ts instead. */
export function createPalette(from: Seeds, except: Readonly<Record<string, string>> = exceptions) {
  const own = (name: keyof Seeds): Scale => {
    const steps = scale(from[name], name === "neutral" ? neutralSteps : hueSteps);
    for (const step of Object.keys(steps)) {
      const value = except[`${name}.${step}`];
      if (value !== undefined) steps[step] = { value };
    }
    return steps;
  };
  return {
    neutral: own("neutral"),
    brand: own("brand"),
    accent: own("accent"),
    red: own("red"),
    amber: own("amber"),
    green: own("green"),
    blue: own("blue"),
    shade: veil("60 46 24", 0, 6, 14, 22, 44),
    black: veil("0 0 0", 30, 50, 62),
    light: veil("255 250 240", 8),
  };
}
