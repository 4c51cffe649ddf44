import { halfWidth } from "./half-width.ts";

/** A letter inside of a number, or a Latin one beside it: an O for a zero, a second number, an extension. */
const NOT_DIGITS_ONLY = /\d\P{Decimal_Number}*\p{Letter}\P{Decimal_Number}*\d|\d[a-z]|[a-z]\d/iu;

/**
 * The digits of a text, for numbers that are names, such as phone numbers: spaces, separators and words around them
 * mean nothing. Null when letters among them leave open which number it is.
 */
export function readDigits(text: string): string | null {
  const plain = halfWidth(text);
  return NOT_DIGITS_ONLY.test(plain) ? null : plain.replaceAll(/\D/g, "");
}

const PLAIN = /^(?:\d+|\d{1,3}(?:,\d{3})+)$/;
/** Decimals that change nothing; three zeros after a dot may be thousands, as some countries write them. */
const NO_CENTS = /\.0{0,2}$/;
const SCALES = [
  ["억", 100_000_000],
  ["만", 10_000],
  ["천", 1_000],
  ["백", 100],
] as const;

/**
 * The whole number, 0 or more, that a text names for certain: `89,000.00`, `３０`, `30만원`, `8만9천`. Null for every
 * other text, such as `-5000`, `1e5`, `89000.5` or `8만9`, so that the person is asked instead.
 */
export function readWhole(text: string, unit = ""): number | null {
  const compact = halfWidth(text).replaceAll(/\s/g, "").replace(/^₩/, "");
  const bare = unit !== "" && compact.endsWith(unit) ? compact.slice(0, -unit.length) : compact;
  const number = readPlain(bare.replace(NO_CENTS, "")) ?? readScaled(bare);
  return number !== null && Number.isSafeInteger(number) ? number : null;
}

function readPlain(text: string): number | null {
  return PLAIN.test(text) ? Number(text.replaceAll(",", "")) : null;
}

/** `1억2천만` is not read: the scale of a scale has too many spellings. */
function readScaled(text: string): number | null {
  let rest = text;
  let sum = 0;
  for (const [scale, factor] of SCALES) {
    const [whole, times = ""] = new RegExp(`^([\\d,]+(?:\\.\\d+)?)${scale}`).exec(rest) ?? [];
    if (whole === undefined) continue;
    const [units = "", decimals = ""] = times.split(".");
    const count = readPlain(units);
    if (count === null) return null;
    sum += count * factor + (Number(decimals) * factor) / 10 ** decimals.length;
    rest = rest.slice(whole.length);
  }
  if (rest === text) return null;
  // People say 8만9 for 89,000, and mean 80,009 when they write it.
  const units = rest === "" ? 0 : rest.replaceAll(",", "").length < 3 ? null : readPlain(rest);
  return units === null ? null : sum + units;
}

/**
 * The number that a text names for certain, by the format of its schema: `won` may have its unit, `floor` may be below
 * the ground. Others may be negative or have decimals if they are written plainly.
 */
export function readNumber(text: string, format?: string): number | null {
  if (format === "floor") return readFloor(text);
  if (format === "won") return readWhole(text, "원");
  const plain = halfWidth(text).trim();
  return readWhole(plain) ?? (/^-?\d+(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : null);
}

const FLOOR = /^(지하|[Bb]|-)?(\d+)(?:층|[Ff])?$/;

/** The floor that a text names for certain, negative for `B1`, `지하 1층` and `-1`; null for every other text. */
export function readFloor(text: string): number | null {
  const [, below, digits] = FLOOR.exec(halfWidth(text).replaceAll(/\s/g, "")) ?? [];
  if (digits === undefined) return null;
  return below === undefined ? Number(digits) : -Number(digits);
}
