import { halfWidth, readDigits } from "@damadum/domain";

/** A month and a day apart: `3월 14일`, `3/14`, `03-1`. */
const PARTS = /^(\d{1,2})(?:월|[-./])(\d{0,2})(일?)$/;

/**
 * Hyphenates a month and day as they are typed: `031` is `03-1`, and `3월 4일` is `03-04`. Excess digits and
 * other texts stay, so that validation still sees them.
 */
export function formatBirthday(text: string): string {
  const [, month, day = "", end] = PARTS.exec(halfWidth(text).replaceAll(/\s/g, "")) ?? [];
  if (month !== undefined) {
    return `${month.padStart(2, "0")}-${end === "" ? day : day.padStart(2, "0")}`;
  }
  const digits = readDigits(text);
  if (digits === null) return text;
  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits;
}
